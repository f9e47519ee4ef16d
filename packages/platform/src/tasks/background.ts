/** What a cloud does by itself, by the platform's clock: begun when the platform serves. */
export interface Background {
  /** Resolves when nothing is left to do now. */
  idle(): Promise<void>;
  /** Lets the running step finish and begins no other; the rest goes on at the next start. */
  stop(): Promise<void>;
}
