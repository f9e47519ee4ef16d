import { lazyComponent } from '../connectivity/lazy-component.tsx';

// With their pictures they weigh more than the page they stand for.
export const FailedView = lazyComponent(async () => (await import('./views.tsx')).FailedView);
export const NotFoundView = lazyComponent(async () => (await import('./views.tsx')).NotFoundView);
