/** Replaces the application id of the hosted service when search is embedded. */
export const embeddedAppId = 'embedded';
