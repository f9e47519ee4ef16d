import type { ProjectQuota } from '@skydeck/contract';
import type { Scope } from '../../http/scope.ts';

/** What projects may have. A project sees its own, a domain administrator those of the domain, a system role all. */
export interface QuotaEngine {
  /** Throws a Refusal (404) for a project that is not there, or not for this scope to see. `usage`: with what it has. */
  read(scope: Scope, projectId: string, asked: { readonly usage: boolean }): Promise<ProjectQuota>;
}
