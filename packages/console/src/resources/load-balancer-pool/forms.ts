import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';

// The form of a new load balancer has pools in it; it is fetched when one is added.
export const PoolDraftForm = lazyComponent(async () => (await import('./PoolDraftForm.tsx')).PoolDraftForm);
