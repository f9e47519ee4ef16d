import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from '../../http/refusal.ts';
import { defaultLimits, type Limits } from '../../http/limits.ts';
import { createFairQueue, type FairQueue, QueueFull } from './fair-queue.ts';

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

/** What argon2id takes of the machine: KiB of memory, passes over it, lanes. */
export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP's lower argon2id setting: 19 MiB, two passes, one lane. */
export const passwordCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };

/**
 * Each run holds 19 MiB and a core: many sign-ins at once must queue, not take the machine. 64 are a second and a half of waiting
 * where two of them take 50 ms.
 */
export interface PasswordQueue extends FairQueue {
  /** Of new hashes, and of looking at the password of nobody. */
  readonly cost: PasswordCost;
}

export const createPasswordQueue = (
  { passwordsAtOnce, waitingPasswords }: Limits,
  cost: PasswordCost = passwordCost,
): PasswordQueue => ({
  ...createFairQueue({ concurrency: passwordsAtOnce, maxWaiting: waitingPasswords }),
  cost,
});

/** Before anybody can sign in. */
export const createStartQueue = (cost?: PasswordCost): PasswordQueue => createPasswordQueue(defaultLimits, cost);

const BUSY_SECONDS = 2;
const TAG_LENGTH = 32;

/** How a password gets its turn to be looked at. */
export interface HashRequest {
  readonly queue: PasswordQueue;
  /** Where it comes from; null: from somebody who is known, before all others. */
  readonly source: string | null;
  /** Before it is looked at, when the turn has come; what it throws ends the turn. */
  readonly begin?: () => Promise<void>;
}

/** A PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. Throws as `isPassword`. */
export async function hashPassword(password: string, queue: PasswordQueue): Promise<string> {
  const { cost } = queue;
  const nonce = randomBytes(16);
  const parameters = { message: password, nonce, ...cost, tagLength: TAG_LENGTH };
  return hashText(cost, nonce, await queued({ queue, source: null }, () => derive('argon2id', parameters)));
}

/**
 * Works as long for a null hash (nobody of that name) as for a real one, and answers false. Throws a Refusal (429
 * `sign_in_busy`) when too many are waiting.
 */
export async function isPassword(password: string, hash: string | null, turn: HashRequest): Promise<boolean> {
  const { nonce, tag, ...parameters } = readHash(hash ?? dummyHash(turn.queue));
  const given = await queued(turn, () =>
    derive('argon2id', { message: password, nonce, ...parameters, tagLength: tag.length }),
  );
  return timingSafeEqual(given, tag) && hash !== null;
}

async function queued({ queue, source, begin }: HashRequest, work: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await queue.run(source, async () => {
      await begin?.();
      return work();
    });
  } catch (error) {
    throw error instanceof QueueFull ? busy() : error;
  }
}

const busy = () =>
  new Refusal(429, 'sign_in_busy', 'Too many people are signing in: try again in a moment', {
    values: { seconds: BUSY_SECONDS },
    headers: { 'Retry-After': String(BUSY_SECONDS) },
  });

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

const hashText = ({ memory, passes, parallelism }: PasswordCost, nonce: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;

const dummyHash = ({ cost }: PasswordQueue) => hashText(cost, randomBytes(16), randomBytes(TAG_LENGTH));

function readHash(hash: string) {
  const [, memory, passes, parallelism, nonce, tag] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash) ?? [];
  if (nonce === undefined || tag === undefined) throw new Error('The stored password hash is not of a known form');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}
