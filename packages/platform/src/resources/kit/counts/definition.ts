import type { ListQuery, ReadEngine } from '../../../http/crud-engine.ts';
import { isIn, sortBy, type Subject } from '@skydeck/contract';
import type { Scope } from '../../../http/scope.ts';
import type { StatusCount } from '../../../store/documents.ts';
import type { Condition, Tx } from '../../../store/store.ts';
import { type Actor, ownedBy } from '../access.ts';

/** How one resource is counted for the menus and the overview. Counting changes nothing. */
export interface CountDefinition {
  /** The resource's name: `network`. */
  readonly type: string;
  /** The right to read it: without it, there is no count. */
  readonly subject: Subject;
  /** As many as the resource's list has for the scope. */
  count(scope: Scope): Promise<number>;
  /** As many of them as are in each status; null are those without one. */
  countByStatus(scope: Scope): Promise<readonly StatusCount[]>;
  /** Those in one of the statuses, the newest first, at most `limit`. */
  listIn(scope: Scope, statuses: readonly string[], limit: number): Promise<readonly ItemInStatus[]>;
}

export interface ItemInStatus {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  /** ISO 8601, UTC: when it last changed. */
  readonly at: string;
}

/** What the lists of all resources with a status have in common. */
interface Listed {
  readonly id: string;
  readonly name?: string;
  readonly floating_ip_address?: string;
  readonly status: string;
  readonly created_at: string;
  readonly updated_at?: string;
}

const NEWEST_FIRST = sortBy('created_at', 'desc');

/** What of a resource is counted. */
export interface Counted extends Pick<CountDefinition, 'subject'> {
  /** Of the resource, and of its documents: `network`. */
  readonly type: string;
  /** What of it an actor sees, as in its list. Left out: a project's own. */
  readonly visible?: (actor: Actor) => readonly Condition[];
}

/** Where the documents of a scope are: the database, or what a cloud has answered. */
type ReadDocuments = <Value>(scope: Scope, read: (tx: Tx) => Promise<Value>) => Promise<Value>;

/** As many as the list of a port has, without its views. */
export const countDocuments = (
  { type, subject, visible = ownedBy }: Counted,
  read: ReadDocuments,
  { list }: Pick<ReadEngine<unknown>, 'list'>,
): CountDefinition => ({
  type,
  subject,
  count: (scope) => read(scope, (tx) => tx.documents(type).count(visible(scope))),
  countByStatus: (scope) => read(scope, (tx) => tx.documents(type).countByStatus(visible(scope))),
  async listIn(scope, statuses, limit) {
    const query: ListQuery = { status: isIn(statuses), limit: String(limit), sort: NEWEST_FIRST };
    const { data } = await list(scope, query);
    return (data as readonly Listed[]).map(({ id, name, floating_ip_address: address, status, ...at }) => ({
      id,
      name: name ?? address ?? id,
      status,
      at: at.updated_at ?? at.created_at,
    }));
  },
});
