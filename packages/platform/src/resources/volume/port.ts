import type { Page, Volume } from '@skydeck/contract';
import type { Scope } from '../../http/scope.ts';

/** Volumes, as one scope sees them: a project its own, a system role without a project all. What is not seen answers 404. */
export interface VolumeEngine {
  /** Sorts: `volumeSorts`. Filters: those `volumeApi.list` names. */
  list(scope: Scope, query: Readonly<Record<string, string>>): Promise<Page<Volume>>;
  read(scope: Scope, id: string): Promise<Volume>;
}
