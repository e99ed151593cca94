/** The most bytes that a picture may have: with more, a reader on a phone waits for it. */
export const pictureLimit = 150 * 1024;
