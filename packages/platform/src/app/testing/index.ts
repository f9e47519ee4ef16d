// What tests of the whole need to know of the platform without loading it: journeys import nothing else of it.
export {
  demoAccounts,
  type DemoAccount,
  type DemoProjectName,
  demoDomainId,
  demoProjectId,
  demoProjects,
  demoUserId,
} from '../../identity/accounts/demo-accounts.ts';
export { createS3Client, type S3Key } from '../../object-storage/testing/s3-client.ts';
export { authenticatorCode } from './authenticator.ts';
export { freePort } from './free-port.ts';
