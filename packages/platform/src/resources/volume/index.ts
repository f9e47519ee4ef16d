// For resources that stand on this one.
export { factsOf, refuseVolume } from './facts.ts';
export { policyFor } from './plan.ts';
export { volumeViews } from './views.ts';
