export * from './base-path.ts';
export * from './client.ts';
export { createThrottle, type Throttle } from './throttle.ts';
export { createFirstWins, createLastWins, FIRST_WINS_MS, LAST_WINS_MS, realTimer, type Timer } from './dedupe.ts';
export * from './upload.ts';
