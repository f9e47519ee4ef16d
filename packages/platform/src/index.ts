export {
  demoAccounts,
  type DemoAccount,
  type DemoProjectName,
  demoDomainId,
  demoProjectId,
  demoProjects,
  demoUserId,
} from './accounts/demo-world.ts';
export { type Clock, createMovableClock, type MovableClock } from './clock.ts';
export { builtFiles, type PlatformFiles, type PlatformSettings, readSettings } from './start/settings.ts';
export { type Platform, startPlatform } from './start/start-platform.ts';
export { StartRefusal } from './start/start-refusal.ts';
export { authenticatorCode } from './testing/authenticator.ts';
