import type { Page, Server } from '@skydeck/contract';
import type { Scope } from '../../http/scope.ts';

/** Servers, as one scope sees them: a project its own, a system role without a project all. What is not seen answers 404. */
export interface ServerEngine {
  /** Sorts: `serverSorts`. Filters: id, name, status, task_state, network_id, ip_address, project_id, domain_id. */
  list(scope: Scope, query: Readonly<Record<string, string>>): Promise<Page<Server>>;
  read(scope: Scope, id: string): Promise<Server>;
}
