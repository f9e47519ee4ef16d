import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { QuotaKind } from '@skydeck/contract';
import { openEmbeddedCloud } from '../../engines/embedded/test-cloud.ts';
import { refusalOf } from '../../engines/test-refusals.ts';
import { refuseOverQuota } from './checks.ts';
import { defaultQuota, quotasIn } from './records.ts';

test('a project that may have no more is told how many it may have', async () => {
  const cloud = await openEmbeddedCloud();
  try {
    const id = cloud.one.projectId ?? '';
    await cloud.store.write((tx) =>
      quotasIn(tx).insert(
        { ...defaultQuota, id, networks: 1, ipsec_site_connections: 1, floating_ips: 0 },
        { projectId: id, domainId: cloud.one.domainId, name: 'one', createdAt: tx.now.toISOString() },
      ),
    );
    for (const [what, limit, text] of [
      ['networks', 1, '1 network'],
      ['ipsec_site_connections', 1, '1 VPN connection'],
      ['floating_ips', 0, '0 floating IPs'],
      ['routers', 10, '10 routers'],
    ] as const satisfies readonly (readonly [QuotaKind, number, string])[]) {
      const refusal = await refusalOf(cloud.store.write((tx) => refuseOverQuota(tx, id, what, limit + 1)));
      assert.deepEqual(
        [refusal.code, refusal.message, refusal.values],
        ['quota_exceeded', `The project may have no more than ${text}`, { limit, what }],
      );
    }
  } finally {
    await cloud.close();
  }
});
