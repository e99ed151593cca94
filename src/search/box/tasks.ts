/** What a reader who has not searched yet may want to do. */
export const tasks = [
  {label: 'Take a first prompt to production', to: '/getting_started/quick-start'},
  {label: 'Compare prompts in the playground', to: '/prompt_management/prompt_engineering'},
  {label: 'Deploy a prompt, or roll it back', to: '/prompt_management/deployment'},
  {label: 'Call a deployed app from a program', to: '/prompt_management/integrating'},
  {label: 'Score answers automatically', to: '/evaluation/automatic_evaluation'},
  {label: 'Host Agenta yourself', to: '/self-host/host-locally'},
] as const;
