import type { Operation, Subject } from '@skydeck/contract';
import type { Tx } from '../../store/store.ts';
import type { Actor } from './access.ts';

/** The request that caused a change; null: it happened by itself. */
export type RequestRef = Pick<Actor, 'requestId'>;
export const noRequest: RequestRef = { requestId: null };

interface Shown<T, View> {
  /** The contract's event of the resource. */
  readonly event: { readonly name: string };
  readonly subject: Subject;
  /** Asked once for a whole page, so that neighbours are read once. Keeps the order of the records. */
  show(tx: Tx, records: readonly T[]): Promise<View[]>;
}

/** What the records of a resource look like on the wire, and how a change of one becomes an event. */
export interface RecordViews<T, View> {
  /** Keeps the order of the records. */
  all(tx: Tx, records: readonly T[]): Promise<View[]>;
  one(tx: Tx, record: T): Promise<View>;
  /**
   * Emits what is there now; a deleted one is shown before it is gone. The event is part of the transaction: a rollback emits
   * none. Resolves with the view.
   */
  emit(tx: Tx, operation: Operation, record: T, request: RequestRef): Promise<View>;
  emitAll(tx: Tx, operation: Operation, records: readonly T[], request: RequestRef): Promise<View[]>;
}

export function recordViews<T extends { readonly project_id: string }, View extends { readonly id: string }>({
  event,
  subject,
  show,
}: Shown<T, View>): RecordViews<T, View> {
  const emitAll: RecordViews<T, View>['emitAll'] = async (tx, operation, records, { requestId }) => {
    const views = await show(tx, records);
    for (const [at, { project_id: projectId }] of records.entries()) {
      const object = views[at];
      if (!object) throw new TypeError('Each record has one view');
      tx.emit({ type: event.name, operation, object, projectId, subject, requestId });
    }
    return views;
  };
  return {
    all: show,
    one: async (tx, record) => single(await show(tx, [record])),
    emit: async (tx, operation, record, request) => single(await emitAll(tx, operation, [record], request)),
    emitAll,
  };
}

export function single<T>(views: readonly T[]): T {
  const [first] = views;
  if (first === undefined) throw new TypeError('One record has one view');
  return first;
}
