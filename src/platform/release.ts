/** The release of the platform that every page describes: told once, shown wherever it matters. */
export const release = {
  /** The release line, as readers name it. */
  line: '0.24',
  /** Version the SDK and command-line package carries at the commit below. */
  sdk: '0.24.2',
  /** Versions of the backend and of the web interface at that commit. */
  backend: '0.24.1',
  web: '0.24.1',
  /** Commit of the platform's repository that statements were checked against. */
  commit: '2b4c15b10a',
  /** The same commit in the platform's public repository. */
  source: 'https://github.com/Agenta-AI/agenta/blob/2b4c15b10a0ac94f6d5b51725b37de1fb0d4a657',
  date: '2024-08-30',
  /** Python versions the package accepts. */
  python: '3.9 or newer, below 4.0',
} as const;
