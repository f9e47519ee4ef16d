import { createStartQueue, hashPassword } from '../../identity/accounts/password.ts';
import { leastCost } from './least-cost.ts';

const queue = createStartQueue(leastCost);

/** A password's hash in the form that the store keeps, at the least cost there is. */
export const cheapHash = (password: string): Promise<string> => hashPassword(password, queue);
