import type { Server } from '@skydeck/contract';
import type { ReadEngine } from '../../http/crud-engine.ts';

/** Servers, as one scope sees them: a project its own, a system role without a project all. Sorts: `serverSorts`. Filters besides those that the contract names: task_state. */
export type ServerEngine = ReadEngine<Server>;
