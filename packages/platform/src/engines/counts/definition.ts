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
}
