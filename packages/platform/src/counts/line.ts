import type { Subject } from '@skydeck/contract';
import type { Scope } from '../http/scope.ts';

/** What a resource adds to the counts of the menus: its line in an engine's list. */
export interface CountLine {
  /** The resource's name: `network`. */
  readonly type: string;
  /** Whoever may not read it is told no count. */
  readonly subject: Subject;
  /** As many as the resource's list has for the scope. */
  count(scope: Scope): Promise<number>;
}
