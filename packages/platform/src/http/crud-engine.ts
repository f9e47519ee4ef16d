import type { Page, TaskRef } from '@skydeck/contract';
import type { Scope } from './scope.ts';

/** A query string as sent: filters, `search`, `sort`, `limit`, `marker`, `with_count`. */
export type ListQuery = Readonly<Record<string, string>>;

/** What each engine offers of a resource that can only be looked at. What the scope does not see answers 404. */
export interface ReadEngine<Item> {
  /** One page. 400 `unknown_filter`, `unknown_sort`: the contract names those of each resource. */
  list(scope: Scope, query: ListQuery): Promise<Page<Item>>;
  read(scope: Scope, id: string): Promise<Item>;
}

/** What each engine offers of a resource whose objects are changed one by one. */
export interface ItemEngine<Item, Body, Update> extends ReadEngine<Item> {
  create(scope: Scope, body: Body): Promise<Item>;
  /** Fields left out stay. 412 when `revision` is not the current one; null changes it whatever it is. */
  update(scope: Scope, id: string, body: Update, revision: number | null): Promise<Item>;
  remove(scope: Scope, id: string): Promise<void>;
}

/** What each engine offers of most resources. */
export interface CrudEngine<Item, Body, Update> extends ItemEngine<Item, Body, Update> {
  /** Starts the resource's task `….delete_many`: those that stay are its errors. 403 who may not delete one. */
  removeMany(scope: Scope, ids: readonly string[]): Promise<TaskRef>;
}
