import type { PasswordCost } from '../../identity/accounts/password.ts';

/**
 * The least cost there is of a password. A hash names its own cost, so signing in takes the same way as always; at the real cost,
 * signing in would be half of what the tests take.
 */
export const leastCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 };
