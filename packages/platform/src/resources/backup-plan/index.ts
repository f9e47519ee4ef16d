// For the demo, whose plans have run for a while.
export { setNextRun } from './schedule.ts';
