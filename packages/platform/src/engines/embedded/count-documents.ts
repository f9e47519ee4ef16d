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
    statuses: {
      count: (scope) => store.read((tx) => tx.documents(type).countStatuses(where(scope))),
      list: (scope, statuses, limit) =>
        store.read(async (tx) => {
          const { items } = await tx.documents<RecordInStatus>(type).list({
            where: [...where(scope), { field: 'status', in: statuses }],
            sort: { field: 'created_at', direction: 'desc' },
            limit,
          });
          return items.map(({ id, name, status, created_at: created, updated_at: at = created }) => ({
            id,
            name,
            status,
            at,
          }));
        }),
    },
  });

interface RecordInStatus {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly created_at: string;
  readonly updated_at?: string;
}
