import type { Subject } from '@skydeck/contract';
import type { Scope } from '../../http/scope.ts';

/** How one resource is counted for the menus. */
export interface CountDefinition {
  /** The resource's name: `network`. */
  readonly type: string;
  /** The right to read it: without it, there is no count. */
  readonly subject: Subject;
  /** As many as the resource's list has for the scope. */
  count(scope: Scope): Promise<number>;
  /** Left out: its objects have no status. */
  readonly statuses?: StatusDefinition;
}

/** What the overview says of the statuses of a resource. */
export interface StatusDefinition {
  /** How many objects are in each status. */
  count(scope: Scope): Promise<readonly StatusCount[]>;
  /** Those in one of some statuses, the newest first, at most `limit`. */
  list(scope: Scope, statuses: readonly string[], limit: number): Promise<readonly ItemInStatus[]>;
}

export interface StatusCount {
  readonly status: string;
  readonly count: number;
}

export interface ItemInStatus {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  /** ISO 8601, UTC: when it last changed. */
  readonly at: string;
}
