export {
  demoAccounts,
  type DemoAccount,
  type DemoProjectName,
  demoDomainId,
  demoProjectId,
  demoProjects,
  demoUserId,
} from './accounts/demo-accounts.ts';
export { type Clock, createMovableClock, type MovableClock } from './clock.ts';
export { builtFiles, type PlatformFiles, type PlatformSettings, readSettings } from './start/settings.ts';
export { type Platform, startPlatform } from './start/start-platform.ts';
export { StartRefusal } from './start/start-refusal.ts';
export { createS3Client, type S3Key } from './s3/testing/s3-client.ts';
export { authenticatorCode } from './testing/authenticator.ts';
export { integrityFaults } from './testing/integrity.ts';
export { createMixedLoad, type MixedLoad } from './testing/mixed-load.ts';
