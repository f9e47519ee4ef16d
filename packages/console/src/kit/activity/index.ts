import { lazyComponent } from '../connectivity/lazy-component.tsx';

/** Loads with its tab. */
export const ItemActivity = lazyComponent(async () => (await import('./ItemActivity.tsx')).ItemActivity);
/** Loads with the first tab, below the facts. */
export const RecentActivity = lazyComponent(async () => (await import('./RecentActivity.tsx')).RecentActivity);
