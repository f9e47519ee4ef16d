import type { Subject } from '@skydeck/contract';
import { type Actor, ownedBy } from './access.ts';
import type { Condition, Store } from '../../store/store.ts';
import type { CountDefinition } from '../counts/definition.ts';

export type EmbeddedCount = (store: Store) => CountDefinition;

/** Counts the documents of a resource, by their name. `where`: what of them the scope sees; left out: a project's own. */
export const countDocuments =
  (type: string, subject: Subject, where: (scope: Actor) => readonly Condition[] = ownedBy): EmbeddedCount =>
  (store) => ({
    type,
    subject,
    count: (scope) => store.read((tx) => tx.documents(type).count(where(scope))),
  });
