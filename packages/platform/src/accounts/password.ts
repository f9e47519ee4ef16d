import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createGate } from './gate.ts';

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

// OWASP's lower argon2id setting: 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

// Each run holds 19 MiB and a core: a crowd at the door must queue, not take the machine.
const inGate = createGate(2);

/** A PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await inGate(() => derive('argon2id', { message: password, nonce, ...cost }));
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** Works as long for a null hash (nobody of that name) as for a real one, and answers false. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const { nonce, tag, ...parameters } = readHash(hash ?? nobodysHash);
  const given = await inGate(() =>
    derive('argon2id', { message: password, nonce, ...parameters, tagLength: tag.length }),
  );
  return timingSafeEqual(given, tag) && hash !== null;
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

const nobodysHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(randomBytes(16))}$${base64(randomBytes(32))}`;

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
