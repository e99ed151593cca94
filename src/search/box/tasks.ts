import {translate} from '@docusaurus/Translate';

/** What a reader who has not searched yet may want to do. */
export const tasks = [
  {label: translate({message: 'Take a first prompt to production'}), to: '/getting_started/quick-start'},
  {
    label: translate({message: 'Compare prompts in the playground'}),
    to: '/prompt_management/prompt_engineering',
  },
  {label: translate({message: 'Deploy a prompt, or roll it back'}), to: '/prompt_management/deployment'},
  {label: translate({message: 'Call a deployed app from a program'}), to: '/prompt_management/integrating'},
  {label: translate({message: 'Score answers automatically'}), to: '/evaluation/automatic_evaluation'},
  {label: translate({message: 'Host Agenta yourself'}), to: '/self-host/host-locally'},
];
