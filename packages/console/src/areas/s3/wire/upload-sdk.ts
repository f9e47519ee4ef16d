/** Apart from `sdk.ts`: fetched with the first large file. */
export { Upload } from '@aws-sdk/lib-storage';
