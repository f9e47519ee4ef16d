import { Refusal } from '../../http/refusal.ts';

/** For work that nobody waits for. A cloud that is away is in the log already. */
export const reportUnforeseen =
  (report: (error: unknown) => void) =>
  (error: unknown): void => {
    if (!(error instanceof Refusal)) report(error);
  };
