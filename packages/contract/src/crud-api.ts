import {
  type AnyStruct,
  BulkSelection,
  type Endpoint,
  get,
  Ids,
  page,
  type Page,
  remove,
  send,
  TaskRef,
} from './http.ts';

/** The calls of a resource that can only be looked at. `path` is that of its list: `/api/v2/compute/ports`. */
export const readApi = <const Path extends string, Item>(path: Path, item: AnyStruct<Item>) => ({
  list: get(path, page(item)),
  read: get(`${path}/{id}` as const, item),
});

/** What a resource is made of: one of it, and the bodies that make it and change it. */
export interface CrudStructs<Item, Body, Update> {
  readonly item: AnyStruct<Item>;
  readonly create: AnyStruct<Body>;
  readonly update: AnyStruct<Update>;
}

/** The calls of a resource whose objects are changed one by one. */
export const itemApi = <const Path extends string, Item, Body, Update>(
  path: Path,
  { item, create, update }: CrudStructs<Item, Body, Update>,
) => ({
  ...readApi(path, item),
  create: send('POST', path, create, item),
  update: send('PATCH', `${path}/{id}` as const, update, item),
  remove: remove(`${path}/{id}` as const),
});

/**
 * Starts a task for several objects, which are named or which the list has with some filters (spec: list.bulk.matching): its
 * result names those for which it could not be done, and why.
 */
export const startMany = <const Path extends string>(path: Path) => send('POST', path, BulkSelection, TaskRef);

/** The same for parts of objects, which have no list of their own. */
export const startForParts = <const Path extends string>(path: Path) => send('POST', path, Ids, TaskRef);

/**
 * The calls that most resources have. A resource spreads them and adds its own:
 * `{ ...crudApi('/api/v2/compute/routers', { item: Router, … }), interfaces: get(…) }`.
 */
export const crudApi = <const Path extends string, Item, Body, Update>(
  path: Path,
  structs: CrudStructs<Item, Body, Update>,
) => ({
  ...itemApi(path, structs),
  /** Deletes each. */
  removeMany: startMany(`${path}/delete` as const),
});

/** Starts a task for several: whichever `startMany` or `startForParts` makes. */
export type BulkEndpoint<Path extends string = string> =
  | Endpoint<Path, Ids, TaskRef>
  | Endpoint<Path, BulkSelection, TaskRef>;

/** The calls of `readApi`, of whichever path. */
export interface ReadApi<Item> {
  readonly list: Endpoint<string, null, Page<Item>>;
  readonly read: Endpoint<`${string}/{id}`, null, Item>;
}

export interface ItemApi<Item, Body, Update> extends ReadApi<Item> {
  readonly create: Endpoint<string, Body, Item>;
  readonly update: Endpoint<`${string}/{id}`, Update, Item>;
  readonly remove: Endpoint<`${string}/{id}`, null, null>;
}

export interface CrudApi<Item, Body, Update> extends ItemApi<Item, Body, Update> {
  readonly removeMany: Endpoint<string, BulkSelection, TaskRef>;
}
