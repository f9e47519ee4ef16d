import type { Tx } from '../../store/store.ts';
import { blocksPublic } from '../protocol/authorize.ts';

/** A domain of which nobody has said anything blocks public access. */
export async function isPublicAccessBlocked(tx: Tx, domainId: string): Promise<boolean> {
  const row = await tx.tables
    .selectFrom('s3_domains')
    .select('public_access_block')
    .where('domain_id', '=', domainId)
    .executeTakeFirst();
  return blocksPublic(row ?? { public_access_block: null });
}

export async function blockPublicAccess(tx: Tx, domainId: string, isBlocked: boolean): Promise<void> {
  const public_access_block = isBlocked ? 1 : 0;
  await tx.tables
    .insertInto('s3_domains')
    .values({ domain_id: domainId, enabled: 1, public_access_block })
    .onConflict((conflicts) => conflicts.column('domain_id').doUpdateSet({ public_access_block }))
    .execute();
}
