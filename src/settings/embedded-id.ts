/** The application id when search uses the embedded index instead of the hosted service. */
export const embeddedAppId = 'embedded';
