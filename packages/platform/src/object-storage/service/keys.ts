import { randomBytes } from 'node:crypto';
import type { NewS3Key, S3Key } from '@skydeck/contract';
import type { Selectable } from 'kysely';
import { conflict, notFound } from '../../http/refusal.ts';
import type { Sealing } from '../../store/sealing.ts';
import type { Tx } from '../../store/store.ts';
import type { KeyRow } from '../../store/tables/object-storage.ts';
import { ensureUser, type S3Person } from './s3-users.ts';

const MAX_KEYS = 2;

export type StoredKey = Selectable<KeyRow>;

/** Sealed and not hashed: a signature can be checked only with the secret itself. */
export const sealerOf = (sealing: Sealing, accessKey: string) => sealing.of(`s3-key/${accessKey}`);

export const keyView = ({ access_key, enabled, description, created_at, last_used_at }: StoredKey): S3Key => ({
  acc_key: access_key,
  enabled: enabled === 1,
  description,
  created_at,
  ...(last_used_at !== null && { last_used_at }),
});

// Letters and digits as AWS has them: some clients look at the shape.
const accessKeyOf = () => `SK${[...randomBytes(18)].map((byte) => (byte % 32).toString(32)).join('')}`.toUpperCase();

const ownKeys = (tx: Tx, { userId, projectId }: S3Person) =>
  tx.tables
    .selectFrom('s3_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .where('project_id', '=', projectId)
    .where('is_platform', '=', 0);

export const keysOf = (tx: Tx, person: S3Person): Promise<StoredKey[]> =>
  ownKeys(tx, person).orderBy('created_at').orderBy('access_key').execute();

/** Throws a Refusal: 409 `quota_exceeded` for the third. */
export async function createKey(tx: Tx, sealing: Sealing, person: S3Person, description: string): Promise<NewS3Key> {
  if ((await keysOf(tx, person)).length >= MAX_KEYS)
    throw conflict('quota_exceeded', `There are ${MAX_KEYS} keys already; delete one first`, { limit: MAX_KEYS });
  const { row, secret } = await insertKey(tx, sealing, person, description, 0);
  return { ...keyView(row), sec_key: secret };
}

async function insertKey(
  tx: Tx,
  sealing: Sealing,
  person: S3Person,
  description: string,
  is_platform: 0 | 1,
): Promise<{ readonly row: StoredKey; readonly secret: string }> {
  await ensureUser(tx, person);
  const access_key = accessKeyOf();
  const secret = randomBytes(30).toString('base64url');
  const row = await tx.tables
    .insertInto('s3_keys')
    .values({
      access_key,
      user_id: person.userId,
      project_id: person.projectId,
      sealed: sealerOf(sealing, access_key).seal(secret),
      is_platform,
      enabled: 1,
      description,
      created_at: tx.now.toISOString(),
      last_used_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, secret };
}

/** Throws a Refusal: 404 for a key that is none of the person's. */
async function ownKey(tx: Tx, person: S3Person, accessKey: string): Promise<StoredKey> {
  const key = await ownKeys(tx, person).where('access_key', '=', accessKey).executeTakeFirst();
  if (!key) throw notFound('s3_key');
  return key;
}

export async function switchKey(tx: Tx, person: S3Person, accessKey: string, enabled: boolean): Promise<S3Key> {
  const key = await ownKey(tx, person, accessKey);
  const change = { enabled: enabled ? 1 : 0 };
  await tx.tables.updateTable('s3_keys').set(change).where('access_key', '=', key.access_key).execute();
  return keyView({ ...key, ...change });
}

export async function removeKey(tx: Tx, person: S3Person, accessKey: string): Promise<void> {
  const key = await ownKey(tx, person, accessKey);
  await tx.tables.deleteFrom('s3_keys').where('access_key', '=', key.access_key).execute();
}

export interface SigningKey {
  readonly accessKey: string;
  readonly secret: string;
}

/** The key with which the platform signs links in a person's name: they work as long as the person may do it themselves. */
export async function platformKey(tx: Tx, sealing: Sealing, person: S3Person): Promise<SigningKey> {
  const kept = await tx.tables
    .selectFrom('s3_keys')
    .selectAll()
    .where('user_id', '=', person.userId)
    .where('project_id', '=', person.projectId)
    .where('is_platform', '=', 1)
    .executeTakeFirst();
  if (kept) return { accessKey: kept.access_key, secret: sealerOf(sealing, kept.access_key).open(kept.sealed) };
  const { row, secret } = await insertKey(tx, sealing, person, '', 1);
  return { accessKey: row.access_key, secret };
}
