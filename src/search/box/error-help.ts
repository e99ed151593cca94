const isDevServer = process.env.NODE_ENV !== 'production';

/** Text below "Unable to fetch results". On the development server, the likeliest cause is that there has been no build yet. */
export function errorHelp(isEmbedded: boolean, isDevelopment = isDevServer): string {
  return isEmbedded && isDevelopment
    ? 'Search reads the last build’s index: run "npm run build" once, then reload.'
    : 'You might want to check your network connection.';
}
