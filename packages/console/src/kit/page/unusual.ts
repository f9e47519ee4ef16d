import { later } from '../later.tsx';

// With their pictures they weigh more than the page they stand for.
export const FailedView = later(async () => (await import('./views.tsx')).FailedView);
export const NotFoundView = later(async () => (await import('./views.tsx')).NotFoundView);
