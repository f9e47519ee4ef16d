export { type Clock, createMovableClock, type MovableClock } from './clock.ts';
export { builtFiles, type PlatformFiles, type PlatformSettings, readSettings } from './app/start/settings.ts';
export { type Platform, startPlatform } from './app/start/start-platform.ts';
export { StartRefusal } from './app/start/start-refusal.ts';
export { integrityFaults } from './app/testing/integrity.ts';
export { killInstances } from './app/testing/kill-instances.ts';
export { createMixedLoad, type MixedLoad } from './app/testing/mixed-load.ts';
