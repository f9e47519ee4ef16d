import type { SearchHit, SearchRank, Subject } from '@skydeck/contract';
import type { Scope } from '../../../http/scope.ts';

export interface SearchResult {
  readonly hit: SearchHit;
  readonly rank: SearchRank;
}

/** How one resource is searched. */
export interface SearchDefinition {
  /** The right to read it: without it, nothing is found. */
  readonly subject: Subject;
  /** The best first, of what the scope sees, at most `limit`. The text is not empty. */
  find(scope: Scope, text: string, limit: number): Promise<readonly SearchResult[]>;
}
