import { accountsOf } from '../../accounts/documents.ts';
import type { Clock } from '../../clock.ts';
import type { Store, Tx } from '../../store/store.ts';
import { defaultQuota, quotasIn } from './quota.ts';
import { indexOf, networksIn, portsIn, routersIn, subnetsIn } from './records.ts';
import { drawWorld, type World } from './world/draw.ts';

/** The demo cloud: the same names, ids and addresses every time; only dates follow the clock. One transaction. */
export async function seedWorld(store: Store, clock: Clock): Promise<void> {
  await store.write(async (tx) => keep(tx, drawWorld(await accountsOf(tx).projects.all(), clock.now())));
}

async function keep(tx: Tx, { networks, subnets, routers, ports, quotas }: World): Promise<void> {
  for (const network of networks) await networksIn(tx).insert(network, indexOf(network));
  for (const subnet of subnets) await subnetsIn(tx).insert(subnet, indexOf(subnet));
  for (const router of routers) await routersIn(tx).insert(router, indexOf(router));
  for (const port of ports) await portsIn(tx).insert(port, indexOf(port));
  for (const { project, quota } of quotas) {
    await quotasIn(tx).insert(
      { id: project.id, ...defaultQuota, ...quota },
      { projectId: project.id, domainId: project.domain_id, name: project.name, createdAt: tx.now.toISOString() },
    );
  }
}
