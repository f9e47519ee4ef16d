import { createPasswordQueue, type PasswordCost, type PasswordQueue } from '../accounts/password.ts';
import type { Clock } from '../../clock.ts';
import { createRates, type Rates } from '../../http/rate.ts';
import type { Limits } from '../../http/limits.ts';
import type { Counted } from './throttle.ts';

/** Protects passwords from guessing. */
export interface SignInGuard {
  /** So many wrong attempts are free. */
  readonly free: Readonly<Record<Counted, number>>;
  /** Of attempts that a full disk has no room to count. */
  readonly uncounted: Rates;
  readonly passwordQueue: PasswordQueue;
}

export const createSignInGuard = (limits: Limits, clock: Clock, cost?: PasswordCost): SignInGuard => ({
  free: {
    account: limits.freeSignInsPerAccount,
    address: limits.freeSignInsPerAddress,
    browser: limits.freeSignInsPerBrowser,
  },
  uncounted: createRates(clock, limits.freeSignInsPerAccount),
  passwordQueue: createPasswordQueue(limits, cost),
});
