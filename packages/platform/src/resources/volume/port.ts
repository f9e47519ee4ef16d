import type { Volume } from '@skydeck/contract';
import type { ReadEngine } from '../../http/crud-engine.ts';

/** Volumes, as one scope sees them: a project its own, a system role without a project all. Sorts: `volumeSorts`. */
export type VolumeEngine = ReadEngine<Volume>;
