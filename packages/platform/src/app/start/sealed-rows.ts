import { sealerOf as secondFactorSealer } from '../../identity/account-security/second-factor.ts';
import { providersOf } from '../../identity/providers/documents.ts';
import { openProvider } from '../../identity/providers/identities.ts';
import { sealerOf as s3KeySealer } from '../../object-storage/service/keys.ts';
import type { Sealing } from '../../store/sealing.ts';
import type { Tx } from '../../store/store.ts';

/** Opens one of each kind that accounts have sealed. Throws a BrokenSeal where the key is another one. */
export async function openSomeSealed(tx: Tx, sealing: Sealing): Promise<void> {
  const key = await tx.tables.selectFrom('s3_keys').selectAll().limit(1).executeTakeFirst();
  if (key) s3KeySealer(sealing, key.access_key).open(key.sealed);
  const factor = await tx.tables.selectFrom('second_factors').selectAll().limit(1).executeTakeFirst();
  if (factor) secondFactorSealer(sealing, factor.user_id).open(factor.sealed);
  for (const provider of await providersOf(tx).all()) openProvider(sealing, provider);
}
