import { array, type Infer, string, type } from 'superstruct';
import { get, page } from '../http.ts';

/** What the person may do: resource names with the HTTP methods allowed on them. */
export const Allowed = type({ name: string(), methods: array(string()) });
export type Allowed = Infer<typeof Allowed>;

export const metaApi = { read: get('/api/v2/meta', page(Allowed)) } as const;

export type Action = 'read' | 'create' | 'update' | 'delete' | 'change';

const actionOf: ReadonlyMap<string, Action> = new Map([
  ['GET', 'read'],
  ['POST', 'create'],
  ['DELETE', 'delete'],
  ['PATCH', 'update'],
  ['PUT', 'update'],
]);

/** Methods as abilities; delete and update together add `change` (spec: permission.actions). */
export function actionsOf(methods: readonly string[]): ReadonlySet<Action> {
  const actions = new Set<Action>();
  for (const method of methods) {
    const action = actionOf.get(method);
    if (action) actions.add(action);
  }
  if (actions.has('delete') && actions.has('update')) actions.add('change');
  return actions;
}

/** What a right is for. `/meta` answers with a subset; the console's routes may name no other. */
export type { Subject } from '../rights/subjects.ts';
