export { PoolDraftForm } from './forms.ts';
export { poolFrames, poolPages, poolSteps, poolTab } from './routes.tsx';
