// For benchmarks: a cloud of many objects, and what its lists cost.
export { percentile } from './cpu-time.ts';
export { fillPlatform } from './fill.ts';
export { type ListTimes, measureLists } from './lists.ts';
