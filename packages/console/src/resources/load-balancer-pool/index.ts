import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';

/** Shown by the page of a load balancer. */
export const AddPool = lazyComponent(async () => (await import('./AddPool.tsx')).AddPool);
export { PoolDraftForm } from './forms.ts';
export { poolFrames, poolPages, poolSteps, poolTab } from './routes.tsx';
