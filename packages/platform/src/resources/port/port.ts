import type { Page, Port } from '@skydeck/contract';
import type { Scope } from '../../http/scope.ts';

/** Ports, as one scope sees them: a project its own, a system role without a project all. What is not seen answers 404. */
export interface PortEngine {
  /** Sorts: `portSorts`. Filters: those `portApi.list` names; `search` looks into name, id, MAC and addresses. */
  list(scope: Scope, query: Readonly<Record<string, string>>): Promise<Page<Port>>;
  read(scope: Scope, id: string): Promise<Port>;
}
