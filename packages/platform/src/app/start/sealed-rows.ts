import { sealerOf as secondFactorSealer } from '../../identity/account-security/second-factor.ts';
import { providersOf } from '../../identity/providers/documents.ts';
import { openProvider } from '../../identity/providers/identities.ts';
import { sealerOf as s3KeySealer } from '../../object-storage/service/keys.ts';
import { BrokenSeal, type Sealing } from '../../store/sealing.ts';
import type { Tx } from '../../store/store.ts';

interface Sealed {
  /** Whose it is, for people. */
  readonly owner: string;
  /** Throws a BrokenSeal. */
  readonly open: () => unknown;
}

/** What accounts have sealed: of each kind at most so many. */
async function sealedRows(tx: Tx, sealing: Sealing, most: number): Promise<Sealed[]> {
  const keys = await tx.tables.selectFrom('s3_keys').selectAll().limit(most).execute();
  const factors = await tx.tables.selectFrom('second_factors').selectAll().limit(most).execute();
  return [
    ...keys.map(({ access_key, sealed }) => ({
      owner: `the S3 key ${access_key}`,
      open: () => s3KeySealer(sealing, access_key).open(sealed),
    })),
    ...factors.map(({ user_id, sealed }) => ({
      owner: `the second factor of the user ${user_id}`,
      open: () => secondFactorSealer(sealing, user_id).open(sealed),
    })),
    ...(await providersOf(tx).all()).map((provider) => ({
      owner: `the identity provider ${provider.id}`,
      open: () => openProvider(sealing, provider),
    })),
  ];
}

/** Opens one of each kind that accounts have sealed. Throws a BrokenSeal where the key is another one. */
export async function openSomeSealed(tx: Tx, sealing: Sealing): Promise<void> {
  for (const { open } of await sealedRows(tx, sealing, 1)) open();
}

/** Whose secrets the key does not open. */
export async function brokenSeals(tx: Tx, sealing: Sealing): Promise<string[]> {
  return (await sealedRows(tx, sealing, Number.MAX_SAFE_INTEGER)).flatMap(({ owner, open }) => {
    try {
      open();
      return [];
    } catch (error) {
      if (!(error instanceof BrokenSeal)) throw error;
      return [owner];
    }
  });
}
