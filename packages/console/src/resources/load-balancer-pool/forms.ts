import { later } from '../../kit/later.tsx';

// The form of a new load balancer has pools in it; it is fetched when one is added.
export const PoolDraftForm = later(async () => (await import('./PoolDraftForm.tsx')).PoolDraftForm);
