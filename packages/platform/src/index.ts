export { type Clock, createMovableClock, type MovableClock } from './clock.ts';
export { builtFiles, type PlatformFiles, type PlatformSettings, readSettings } from './start/settings.ts';
export { type Platform, startPlatform } from './start/start-platform.ts';
export { StartRefusal } from './start/start-refusal.ts';
export { integrityFaults } from './testing/integrity.ts';
export { createMixedLoad, type MixedLoad } from './testing/mixed-load.ts';
