/** What an object is: null when there is none. */
export type State = string | null;

/** What the clients asked for, and what they were told. */
export interface Ledger {
  readonly acknowledged: number;
  /** Begun, and cut off: either may have happened, nothing in between. */
  readonly unanswered: number;
  /** Answers that no client should ever get. */
  readonly serverErrors: readonly string[];
  /** The oldest of the states in which it may be. */
  stateOf(name: string): State;
  /** One change, which answers a status; rejects when the server is gone. What is in doubt is left alone until it is settled. */
  change(name: string, next: State, act: () => Promise<number>): Promise<void>;
  /** A change of which no state is kept. */
  acknowledge(): void;
  addServerError(error: string): void;
  /** Calls `enough` when so many changes more were acknowledged. */
  notifyAfter(count: number, enough: () => void): void;
  /** The states in which each may be. */
  entries(): Iterable<[string, readonly State[]]>;
  /** It is seen to be so. */
  settle(name: string, now: State): void;
}

export function createLedger(): Ledger {
  const possible = new Map<string, readonly State[]>();
  const serverErrors: string[] = [];
  let [acknowledged, unanswered] = [0, 0];
  let onAcknowledged = () => {};

  function acknowledge(): void {
    acknowledged += 1;
    onAcknowledged();
  }

  return {
    get acknowledged() {
      return acknowledged;
    },
    get unanswered() {
      return unanswered;
    },
    serverErrors,
    stateOf: (name) => possible.get(name)?.[0] ?? null,
    async change(name, next, act) {
      const before = possible.get(name) ?? [null];
      if (before.length > 1) return;
      possible.set(name, [...before, next]);
      unanswered += 1;
      const answer = await act();
      unanswered -= 1;
      if (answer >= 500) serverErrors.push(`${name}: ${answer}`);
      else possible.set(name, answer < 300 ? [next] : before);
      if (answer < 300) acknowledge();
    },
    acknowledge,
    addServerError: (error) => void serverErrors.push(error),
    notifyAfter(count, enough) {
      const until = acknowledged + count;
      onAcknowledged = () => {
        if (acknowledged === until) enough();
      };
    },
    entries: () => possible,
    settle: (name, now) => void possible.set(name, [now]),
  };
}
