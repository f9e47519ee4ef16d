export { usePointColumns } from './point-columns.tsx';
export { PointStatus } from './PointStatus.tsx';
export { pointsOfPlan, pointsOfVolume, recoveryPointPaths } from './paths.ts';
export { useFailureText } from './useFailureText.ts';
export { recoveryPoints } from './recovery-point.ts';
