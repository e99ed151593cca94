/** The environments of every app, which nobody can add to: made with the app, and taken by the SDK. */
export const environments = ['development', 'staging', 'production'] as const;
