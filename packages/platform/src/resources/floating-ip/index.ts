// For resources that stand on this one.
export { planAssignment } from './plan.ts';
