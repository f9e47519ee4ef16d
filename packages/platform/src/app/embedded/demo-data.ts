import { accountsOf } from '../../identity/accounts/documents.ts';
import type { Clock } from '../../clock.ts';
import { ensureVlanInterface } from '../../resources/network/embedded/physical.ts';
import { serverRecords } from '../../resources/server/records.ts';
import { volumeRecords } from '../../resources/volume/records.ts';
import type { Store, Tx } from '../../store/store.ts';
import { quotasIn, defaultQuota } from '../../engines/embedded/quota.ts';
import { networkRecords } from '../../resources/network/records.ts';
import { portRecords } from '../../resources/port/records.ts';
import { routerRecords } from '../../resources/router/records.ts';
import { subnetRecords } from '../../resources/subnet/records.ts';
import { buildDemoData, type DemoData } from './demo-data/build.ts';
import { indexOf } from '../../resources/kit/owned-collection.ts';

/** The demo cloud: the same names, ids and addresses every time; only dates follow the clock. One transaction. */
export async function seedDemoData(store: Store, clock: Clock): Promise<void> {
  await store.write(async (tx) => keep(tx, buildDemoData(await accountsOf(tx).projects.all(), clock.now())));
}

async function keep(tx: Tx, { networks, subnets, routers, ports, servers, volumes, quotas }: DemoData): Promise<void> {
  await networkRecords.in(tx).insertAll(networks, indexOf);
  for (const network of networks) await ensureVlanInterface(tx, network);
  await subnetRecords.in(tx).insertAll(subnets, indexOf);
  await routerRecords.in(tx).insertAll(routers, indexOf);
  await portRecords.in(tx).insertAll(ports, indexOf);
  await serverRecords.in(tx).insertAll(servers, indexOf);
  await volumeRecords.in(tx).insertAll(volumes, indexOf);
  for (const { project, quota } of quotas) {
    await quotasIn(tx).insert(
      { id: project.id, ...defaultQuota, ...quota },
      { projectId: project.id, domainId: project.domain_id, name: project.name, createdAt: tx.now.toISOString() },
    );
  }
}
