import { lazyComponent } from '../connectivity/lazy-component.tsx';

/** Loads with its tab. */
export const ItemActivity = lazyComponent(async () => (await import('./ItemActivity.tsx')).ItemActivity);
/** Loads when somebody else was faster. */
export const LastChange = lazyComponent(async () => (await import('./LastChange.tsx')).LastChange);
