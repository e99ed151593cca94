const isDevServer = process.env.NODE_ENV !== 'production';

/** On the development server, the likeliest cause of a failed query is that there has been no build yet. */
export function developmentHelp(isEmbedded: boolean, isDevelopment = isDevServer): string | undefined {
  return isEmbedded && isDevelopment
    ? 'Search reads the last build’s index: run "npm run build" once, then reload.'
    : undefined;
}
