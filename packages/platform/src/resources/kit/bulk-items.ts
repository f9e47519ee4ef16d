import type { BulkSelection, Matching } from '@skydeck/contract';
import { type ListRules, readMatching } from '../../http/list-query.ts';
import { refuseMoreThan } from '../../http/refusal.ts';
import type { Documents } from '../../store/documents.ts';
import type { Sort } from '../../store/paging.ts';
import { selectInMemory } from '../../store/select-in-memory.ts';
import type { Condition, Tx } from '../../store/store.ts';
import type { TaskItem } from '../../tasks/runner.ts';
import { type Actor, ownedBy, owns } from './access.ts';
import { allOf } from './find-records.ts';

/** The objects of a bulk call as they are now, in the order in which they are handled. */
export type BulkItems = (tx: Tx, actor: Actor, selection: BulkSelection) => Promise<readonly TaskItem[]>;

/** What a list can be asked for, and what an actor sees of it. */
export interface ListedRecords<Item> {
  readonly rules: ListRules;
  /** Left out: a project's own. */
  visible?(actor: Actor): readonly Condition[];
  /** The same of one of them: whose name the actor may learn. */
  sees?(actor: Actor, item: Item): boolean;
  /** In which order they are handled. Left out: those that match by name, those that are named in the order of the call. */
  readonly order?: Sort;
}

/** Objects of a list: those that are named, or what it has for the actor. Throws as `matchingItems`. */
export const listedItems =
  <Item extends { id: string; name: string; project_id: string }>(
    documents: (tx: Tx) => Documents<Item>,
    { sees = owns, ...list }: ListedRecords<Item>,
  ): BulkItems =>
  async (tx, actor, { ids, matching }) => {
    if (matching) return matchingItems(documents(tx), actor, matching, list);
    const found = await allOf(documents(tx), 'id', idsOnce(ids));
    const known = found.filter((item) => sees(actor, item));
    const names = new Map(known.map(({ id, name }) => [id, name]));
    if (!list.order) return withNames(ids, names);
    // What is not there goes last: its error says so.
    const inOrder = selectInMemory(found, { sort: list.order }).items.map(({ id }) => id);
    return withNames([...inOrder, ...(ids ?? [])], names);
  };

/** What a list has for an actor. Throws 400 for a filter that it does not know, 409 when it has more than `count`. */
export async function matchingItems<Item extends { id: string; name: string }>(
  documents: Documents<Item>,
  actor: Actor,
  { filters, count }: Matching,
  { rules, visible = ownedBy, order }: Omit<ListedRecords<Item>, 'sees'>,
): Promise<readonly TaskItem[]> {
  const where = [...visible(actor), ...readMatching(filters, rules)];
  refuseMoreThan(count, await documents.count(where));
  const { items } = await documents.list({ where, ...(order && { sort: order }) });
  return items.map(({ id, name }) => ({ id, name }));
}

/** Parts of objects, which have no list: by id, the names that the actor may learn. */
export const namedItems =
  (names: (tx: Tx, actor: Actor, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>): BulkItems =>
  async (tx, actor, { ids }) =>
    withNames(ids, await names(tx, actor, idsOnce(ids)));

/** Each once, as it is kept. */
export const idsOnce = (ids: readonly string[] = []): string[] => [...new Set(ids.map((id) => id.toLowerCase()))];

/** Those that were asked for, in their order; what has no name is not there. */
export const withNames = (ids: readonly string[] | undefined, names: ReadonlyMap<string, string>): TaskItem[] =>
  idsOnce(ids).map((id) => ({ id, name: names.get(id) ?? null }));
