import type { Tally } from '../test/tally.ts';

/** What a check found; `output` is shown when something failed. */
export interface Finding {
  readonly tally: Tally;
  readonly output: string;
}
