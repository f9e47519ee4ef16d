import type { SearchHit, SearchRank, Subject } from '@skydeck/contract';
import type { Scope } from '../http/scope.ts';

export interface Found {
  readonly hit: SearchHit;
  readonly rank: SearchRank;
}

/** What a resource adds to the search of everything: its line in an engine's list. */
export interface SearchLine {
  /** Whoever may not read it finds none. */
  readonly subject: Subject;
  /** The best first, of what the scope sees, at most `limit`. The text is not empty. */
  find(scope: Scope, text: string, limit: number): Promise<readonly Found[]>;
}
