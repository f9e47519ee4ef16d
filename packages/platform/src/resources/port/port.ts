import type { Port } from '@skydeck/contract';
import type { ReadEngine } from '../../http/crud-engine.ts';

/** Ports, as one scope sees them: a project its own, a system role without a project all. Sorts: `portSorts`. `search` looks into name, id, MAC and addresses. */
export type PortEngine = ReadEngine<Port>;
