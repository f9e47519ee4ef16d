import { later } from '../later.tsx';

export type { Need } from './EmptyListView.tsx';

/** Most lists have rows: the picture of an empty one is fetched when it is needed. */
export const EmptyList = later(async () => (await import('./EmptyListView.tsx')).EmptyListView);
