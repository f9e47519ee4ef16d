import type { Page, Project } from '@skydeck/contract';
import type { Scope } from '../../http/scope.ts';

export interface ProjectEngine {
  /** Throws a Refusal (404) for a domain that the scope does not see. */
  list(scope: Scope, domainId: string, query: Readonly<Record<string, string>>): Promise<Page<Project>>;
  /** Throws a Refusal (404) for what is not there, or not for this scope to see. */
  read(scope: Scope, domainId: string, id: string): Promise<Project>;
}
