import type { Store } from '../store/store.ts';

export interface ObservedEvent {
  readonly type: string;
  readonly operation: string;
  readonly id: string;
  readonly projectId: string | null;
  readonly object: Record<string, unknown>;
}

/** Keeps the store's events, those of tasks left out. @returns what takes those since the last call. */
export function observeEvents(store: Store): () => ObservedEvent[] {
  let observed: ObservedEvent[] = [];
  store.onEvents((events) => {
    for (const { type, operation, object_id: id, project_id: projectId, body } of events)
      if (type !== 'task')
        observed.push({ type, operation, id, projectId, object: JSON.parse(body) as ObservedEvent['object'] });
  });
  return () => {
    const drained = observed;
    observed = [];
    return drained;
  };
}
