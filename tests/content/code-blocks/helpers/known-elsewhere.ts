/** Variables that belong to other programs, with the program that reads them. */
export const elsewhere: Readonly<Record<string, string>> = {
  COMPOSE_FILE: 'Docker Compose',
  COMPOSE_PROJECT_NAME: 'Docker Compose',
};
