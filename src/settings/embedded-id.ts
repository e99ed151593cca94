/** Stands where the hosted service's application id would, when search is embedded. */
export const embeddedAppId = 'embedded';
