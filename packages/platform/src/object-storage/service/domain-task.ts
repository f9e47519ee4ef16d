import type { S3DomainEvent, S3DomainStatus } from '@skydeck/contract';
import { accountsOf } from '../../identity/accounts/documents.ts';
import { notFound } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import { defineTask } from '../../tasks/runner.ts';
import { isStorageOn } from '../protocol/authorize.ts';

export const SWITCH_DOMAIN = 's3.domains.switch';

export type SwitchDomainArgs = { readonly domain_id: string; readonly enabled: boolean };

/** Throws a Refusal: 404. */
export async function statusOf(tx: Tx, domainId: string): Promise<S3DomainStatus> {
  if (!(await accountsOf(tx).domains.get(domainId))) throw notFound('domain');
  return { [domainId]: await isStorageOn(tx, domainId) };
}

export const switchDomainTask = defineTask<SwitchDomainArgs>({
  name: SWITCH_DOMAIN,
  async run({ kwargs: { domain_id, enabled }, actor, expect, step }) {
    await expect(1);
    await step(domain_id, async (tx) => {
      const row = { domain_id, enabled: enabled ? 1 : 0, public_access_block: null };
      await tx.tables
        .insertInto('s3_domains')
        .values(row)
        .onConflict((conflicts) => conflicts.column('domain_id').doUpdateSet({ enabled: row.enabled }))
        .execute();
      const object: S3DomainEvent = { id: domain_id, enabled };
      tx.emit({
        channel: 's3',
        type: 's3_domain',
        operation: 'updated',
        object,
        projectId: null,
        domainId: domain_id,
        subject: 's3_enable',
        requestId: actor.requestId,
      });
    });
  },
});
