// For resources that stand on this one.
export { planPointOf, type PointFacts } from './plan.ts';
