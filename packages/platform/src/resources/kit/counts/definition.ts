import type { ReadEngine } from '../../../http/crud-engine.ts';
import type { Subject } from '@skydeck/contract';
import type { Scope } from '../../../http/scope.ts';

/** How one resource is counted for the menus. */
export interface CountDefinition {
  /** The resource's name: `network`. */
  readonly type: string;
  /** The right to read it: without it, there is no count. */
  readonly subject: Subject;
  /** As many as the resource's list has for the scope. */
  count(scope: Scope): Promise<number>;
}

/** As many as the list of a port has. */
export const countList = (
  { name: type }: { readonly name: string },
  subject: Subject,
  { list }: Pick<ReadEngine<unknown>, 'list'>,
): CountDefinition => ({
  type,
  subject,
  count: async (scope) => (await list(scope, { limit: '1', with_count: 'true' })).count ?? 0,
});
