export { pointsOfPlan, pointsOfVolume, recoveryPointPaths } from './paths.ts';
export { recoveryPoints } from './recovery-point.ts';
