import { createCollection } from './collection.ts';

/** How many there are in the scope, by the name of their kind. Of kinds, too, of which this page knows no more than that. */
export const counts = createCollection<{ readonly id: string; readonly count: number }>();
