import type { ListQuery, ReadEngine } from '../../../http/crud-engine.ts';
import { overviewStatuses, sortBy, type Subject } from '@skydeck/contract';
import type { Scope } from '../../../http/scope.ts';

/** How one resource is counted for the menus. */
export interface CountDefinition {
  /** The resource's name: `network`. */
  readonly type: string;
  /** The right to read it: without it, there is no count. */
  readonly subject: Subject;
  /** As many as the resource's list has for the scope. */
  count(scope: Scope): Promise<number>;
  /** Those of it that are counted one by one; empty: its objects have none. */
  readonly statuses: readonly string[];
  /** As many as the list has in a status. */
  countIn(scope: Scope, status: string): Promise<number>;
  /** Those in a status, the newest first, at most `limit`. */
  listIn(scope: Scope, status: string, limit: number): Promise<readonly ItemInStatus[]>;
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
  readonly created_at: string;
  readonly updated_at?: string;
}

const NEWEST_FIRST = sortBy('created_at', 'desc');

/** What of a resource the menus count. */
export type Counted = Pick<CountDefinition, 'type' | 'subject'>;

/** As many as the list of a port has. */
export const countList = (counted: Counted, { list }: Pick<ReadEngine<unknown>, 'list'>): CountDefinition => {
  const countWith = async (scope: Scope, filters: ListQuery = {}) =>
    (await list(scope, { ...filters, limit: '1', with_count: 'true' })).count ?? 0;
  return {
    ...counted,
    statuses: overviewStatuses[counted.type] ?? [],
    count: (scope) => countWith(scope),
    countIn: (scope, status) => countWith(scope, { status }),
    async listIn(scope, status, limit) {
      const { data } = await list(scope, { status, limit: String(limit), sort: NEWEST_FIRST });
      return (data as readonly Listed[]).map(({ id, name, floating_ip_address: address, created_at, updated_at }) => ({
        id,
        name: name ?? address ?? id,
        status,
        at: updated_at ?? created_at,
      }));
    },
  };
};
