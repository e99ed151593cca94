/**
 * What the error screens say below "Unable to fetch results". While writing, the likeliest cause is that there was no build yet, whose
 * index search reads.
 */
export function errorHelp(isEmbedded: boolean, isWriting: boolean): string {
  return isEmbedded && isWriting
    ? 'Search reads the last build’s index: run "npm run build" once, then reload.'
    : 'You might want to check your network connection.';
}

/** Served by `npm start`. */
export const isWriting = process.env.NODE_ENV !== 'production';
