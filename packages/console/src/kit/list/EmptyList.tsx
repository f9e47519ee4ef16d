import { lazyComponent } from '../connectivity/lazy-component.tsx';

export type { Need } from './EmptyListView.tsx';

/** Most lists have rows: the picture of an empty one is fetched when it is needed. */
export const EmptyList = lazyComponent(async () => (await import('./EmptyListView.tsx')).EmptyListView);
