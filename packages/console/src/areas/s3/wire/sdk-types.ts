/** The part of the SDK that is fetched with the first call. */
export type Sdk = typeof import('./sdk.ts');
