import { lazyComponent } from '../connectivity/lazy-component.tsx';

/** Loads with its tab. */
export const ItemActivity = lazyComponent(async () => (await import('./ItemActivity.tsx')).ItemActivity);
