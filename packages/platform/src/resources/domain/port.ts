import type { Domain, Page } from '@skydeck/contract';
import type { Scope } from '../../http/scope.ts';

export interface DomainEngine {
  /** System roles see all domains, the others their own. */
  list(scope: Scope, query: Readonly<Record<string, string>>): Promise<Page<Domain>>;
  /** Throws a Refusal (404) for a domain that the scope does not see. */
  read(scope: Scope, id: string): Promise<Domain>;
}
