import type { Operation, Subject } from '@skydeck/contract';
import type { DocumentChange, EmittedEvent, ReadBefore, Tx } from '../../store/store.ts';
import type { Dependency } from './dependencies.ts';

/** One event of a change, as one audience hears it. */
export interface ChangeEvent {
  readonly operation: Operation;
  readonly object: { readonly id: string };
  /** null: everybody who may read the subject. */
  readonly projectId: string | null;
}

/** A change of one record whose view is shown. */
export type RecordChange<T> = Pick<DocumentChange<T>, 'before' | 'after'>;

/** The views of a resource's records, as its live events need them. */
export interface LiveViews {
  /** Of the documents; the contract's event has the same name. */
  readonly kind: string;
  /** The changes of other records that the views show. */
  readonly reads: readonly Dependency[];
  /** The events of each change, in their order. */
  eventsOf(tx: Tx, changes: readonly RecordChange<unknown>[], readBefore: ReadBefore): Promise<EmittedEvent[][]>;
}

/** What the records of a resource look like on the wire. */
export interface RecordViews<T, View> extends LiveViews {
  /** Keeps the order of the records. */
  all(tx: Tx, records: readonly T[]): Promise<View[]>;
  one(tx: Tx, record: T): Promise<View>;
}

interface EventParts<T> {
  /** The contract's event of the resource. It is named as its documents. */
  readonly event: { readonly name: string };
  readonly subject: Subject;
  /** What of other records the view shows. Left out: nothing. */
  readonly reads?: readonly Dependency[];
  /** What each change tells to whom. */
  eventsFor(tx: Tx, changes: readonly RecordChange<T>[], readBefore: ReadBefore): Promise<ChangeEvent[][]>;
}

/** Views whose audiences the resource decides. */
export const liveViews = <T>({ event, subject, reads = [], eventsFor }: EventParts<T>): LiveViews => ({
  kind: event.name,
  reads,
  async eventsOf(tx, changes, readBefore) {
    const told = await eventsFor(tx, changes as readonly RecordChange<T>[], readBefore);
    return told.map((ofChange) =>
      ofChange.map((one) => ({ type: event.name, subject, requestId: tx.requestId, ...one })),
    );
  },
});

interface Shown<T, View> extends Omit<EventParts<T>, 'eventsFor'> {
  /** Asked once for a whole page, so that neighbours are read once. Keeps the order of the records. */
  show(tx: Tx, records: readonly T[]): Promise<View[]>;
  /** The projects that hear of each record. Left out: its own. */
  audiences?(tx: Tx, records: readonly T[]): Promise<readonly (readonly (string | null)[])[]>;
  /** Whether it has this failure, which gets an event of its own when it begins. Left out: it has none. */
  hasFailed?(record: T): boolean;
}

export function recordViews<T extends { readonly project_id: string }, View extends { readonly id: string }>({
  show,
  audiences = async (_, records) => records.map(({ project_id }) => [project_id]),
  hasFailed = () => false,
  ...shown
}: Shown<T, View>): RecordViews<T, View> {
  const hear = async (tx: Tx, records: readonly T[]) => {
    const [views, projects] = [await show(tx, records), await audiences(tx, records)];
    return records.map((record, at) => [record, { object: views[at], projects: projects[at] ?? [] }] as const);
  };
  return {
    ...liveViews<T>({
      ...shown,
      async eventsFor(tx, changes, readBefore) {
        const there = changes.flatMap(({ after }) => after ?? []);
        const gone = changes.flatMap(({ before, after }) => (after === null && before !== null ? before : []));
        const heard = new Map([
          ...(await hear(tx, there)),
          ...(gone.length > 0 ? await readBefore((then) => hear(then, gone)) : []),
        ]);
        return changes.map((change) => {
          const { object, projects = [] } = heard.get((change.after ?? change.before) as T) ?? {};
          if (!object) throw new TypeError('Each record has one view');
          const told = operationsOf(change, hasFailed).flatMap((operation) =>
            projects.map((projectId) => ({ operation, object, projectId })),
          );
          const left = projectLeft(change);
          return left === null ? told : [{ operation: 'deleted', object, projectId: left }, ...told];
        });
      },
    }),
    all: show,
    one: async (tx, record) => single(await show(tx, [record])),
  };
}

/** For whoever had it before, what moved to another project is gone. */
const projectLeft = <T extends { readonly project_id: string }>({ before, after }: RecordChange<T>): string | null =>
  before && after && before.project_id !== after.project_id ? before.project_id : null;

function operationsOf<T extends { readonly project_id: string }>(
  { before, after }: RecordChange<T>,
  hasFailed: (record: T) => boolean,
): Operation[] {
  if (after === null) return ['deleted'];
  if (before === null || before.project_id !== after.project_id) return ['created'];
  return !hasFailed(before) && hasFailed(after) ? ['updated', 'failed'] : ['updated'];
}

export function single<T>(views: readonly T[]): T {
  const [first] = views;
  if (first === undefined) throw new TypeError('One record has one view');
  return first;
}
