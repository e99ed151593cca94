/** A date, or its milliseconds, in British English; in UTC, so that server and browser render the same. */
export const englishDay = (date: string | number): string =>
  new Date(date).toLocaleDateString('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
