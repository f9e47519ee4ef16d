import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type Network, parseCidr, type Router, type SubnetDraft, checkPools, checkSubnet } from '@skydeck/contract';
import { demoProjectId, demoProjects } from '../../identity/accounts/demo-accounts.ts';
import { seedDemoAccounts } from '../../identity/accounts/seed.ts';
import { stableId } from '../../identity/accounts/stable-id.ts';
import { createScope } from '../../identity/rights/create-scope.ts';
import { createMovableClock } from '../../clock.ts';
import { createEmbeddedNetworks } from '../../resources/network/embedded/index.ts';
import { checkRoutesFrom } from '../../resources/router/static-routes.ts';
import { createEmbeddedRouters } from '../../resources/router/embedded/index.ts';
import { openSealing } from '../../store/sealing.ts';
import { openTestFiles } from '../testing/test-files.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import type { Store } from '../../store/store.ts';
import { routerPortsOf } from '../../resources/router/router-ports.ts';
import { type PortRecord, portRecords } from '../../resources/port/records.ts';
import { seedDemoData } from './demo-data.ts';

const everything = { limit: '-1' };
const superuser = createScope({
  userId: 'u',
  userName: 'u',
  domainId: 'default',
  projectId: null,
  roles: ['superuser'],
  requestId: 'r',
});
const inProject = (name: Parameters<typeof demoProjectId>[0]) =>
  createScope({
    userId: 'u',
    userName: 'u',
    domainId: 'default',
    projectId: demoProjectId(name),
    roles: ['project_user'],
    requestId: 'r',
  });

interface Seen {
  readonly networks: Network[];
  readonly routers: Router[];
  readonly ports: PortRecord[];
}

async function seeded(folder: string, name: string, now: Date): Promise<{ store: Store; data: Seen; took: number }> {
  const clock = createMovableClock(now);
  const store = await openTestStore(join(folder, name), clock);
  await seedDemoAccounts(store, 'http://localhost:8801');
  const begin = performance.now();
  await seedDemoData(store, { sealing: openSealing(folder), files: openTestFiles(folder), clock });
  const took = performance.now() - begin;
  const { data: networks } = await createEmbeddedNetworks(store).list(superuser, everything);
  const { data: routers } = await createEmbeddedRouters(store).list(superuser, everything);
  return { store, took, data: { networks, routers, ports: await store.read((tx) => portRecords.in(tx).all()) } };
}

describe('the demo data', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  let folder: string;
  let demo: Awaited<ReturnType<typeof seeded>>;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'skydeck-demo-data-'));
    demo = await seeded(folder, 'one.sqlite', now);
  });
  after(async () => {
    await demo.store.close();
    await rm(folder, { recursive: true });
  });

  test('is a cloud in use, made quickly', (t) => {
    const { networks, routers, ports } = demo.data;
    const own = networks.filter(({ type }) => type === 'vxlan');
    t.diagnostic(
      `${networks.length} networks, ${routers.length} routers, ${ports.length} ports in ${Math.round(demo.took)} ms`,
    );
    assert.equal(networks.length - own.length, 3);
    assert.ok(own.length >= 60 && own.length <= 90, `${own.length} private networks`);
    assert.ok(routers.length >= 35, `${routers.length} routers`);
    assert.ok(ports.length >= 400, `${ports.length} ports`);
    assert.deepEqual(Object.keys(Object.groupBy(routers, ({ status }) => status)).sort(), ['ACTIVE', 'DOWN', 'ERROR']);
  });

  test("obeys the engine's own rules", async () => {
    const { networks, routers, ports } = demo.data;
    for (const network of networks) {
      for (const subnet of network.subnets) {
        const cidr = parseCidr(subnet.cidr);
        assert.ok(cidr);
        assert.deepEqual(
          { ...checkSubnet(subnet as SubnetDraft), ...checkPools(subnet.allocation_pools, cidr, subnet.gateway_ip) },
          {},
          `${network.name} ${subnet.cidr}`,
        );
      }
    }
    const addresses = ports.flatMap(({ network_id, fixed_ips }) =>
      fixed_ips.map(({ ip_address }) => `${network_id} ${ip_address}`),
    );
    assert.equal(new Set(addresses).size, addresses.length, 'no address is handed out twice');
    assert.equal(new Set(ports.map(({ mac_address }) => mac_address)).size, ports.length, 'no MAC twice');
    const names = networks
      .filter(({ type }) => type === 'vxlan')
      .map(({ project_id, name }) => `${project_id} ${name}`);
    assert.equal(new Set(names).size, names.length, 'no private name twice in a project');
    for (const router of routers) {
      const routerPorts = await demo.store.read((tx) => routerPortsOf(tx, router.id));
      assert.deepEqual(checkRoutesFrom(routerPorts, router.routes), {}, router.name);
    }
  });

  test('spreads over the year before now, and no thing is older than its project', () => {
    const made = [...demo.data.networks, ...demo.data.routers].map(({ created_at }) => Date.parse(created_at));
    assert.ok(Math.max(...made) < now.getTime());
    assert.ok(Math.min(...made) > now.getTime() - 366 * 86_400_000);
    assert.ok(Math.max(...made) - Math.min(...made) > 200 * 86_400_000);
    for (const { created_at, updated_at } of [...demo.data.networks, ...demo.data.routers])
      assert.ok(updated_at >= created_at);
  });

  test('has what journeys rely on', async () => {
    const networks = createEmbeddedNetworks(demo.store);
    const routers = createEmbeddedRouters(demo.store);
    const edge = await routers.read(inProject('payments-prod'), stableId('router', 'payments-prod', 'edge-router'));
    assert.equal(edge.external_gateway_info?.external_fixed_ips[0]?.ip_address, '185.44.18.2');
    assert.deepEqual(edge.interfaces_info.map(({ network_name }) => network_name).sort(), ['dmz', 'prod-core']);
    assert.equal(edge.routes.length, 3);
    assert.deepEqual(
      (await networks.list(inProject('payments-prod'), { ...everything, type: 'vxlan' })).data.map(({ name }) => name),
      ['batch-settlement', 'db-replication', 'dmz', 'edge-dmz', 'prod-core', 'warehouse-edge'],
    );

    const staging = inProject('payments-staging');
    assert.deepEqual((await routers.list(staging, {})).data, []);
    assert.deepEqual((await networks.list(staging, { type: 'vxlan' })).data, []);
    const { count = 0 } = await routers.list(inProject('warehouse-edge'), { with_count: 'true' });
    assert.ok(count > 25, `${count} routers`);
    // The quota leaves room: the empty list and the long one both let people make more.
    await routers.create(inProject('warehouse-edge'), { name: 'one-more' });

    const free = await networks.read(
      inProject('payments-prod'),
      stableId('network', 'payments-prod', 'batch-settlement'),
    );
    assert.equal(free.ports_count, 0);
    const partner = (await networks.list(staging, { name: 'partner-link' })).data[0];
    assert.equal(partner?.subnets[0]?.used_ips, partner?.subnets[0]?.total_ips);
    await assert.rejects(
      routers.create(staging, { name: 'r', external_gateway_info: { network_id: partner?.id ?? '' } }),
      { code: 'validation_failed' },
    );
    assert.deepEqual((await networks.list(inProject('sandbox-2024'), { name: 'corp-wan' })).data, []);
  });

  test('what its ports began has ended long ago', async () => {
    const { store } = demo;
    const dueBefore = await store.read(async (tx) => {
      const jobs = await tx.documents<{ id: string; due_at: string }>('alarm').all();
      return jobs.filter(({ due_at }) => due_at <= now.toISOString());
    });
    assert.deepEqual(dueBefore, []);
    assert.deepEqual(await store.read((tx) => tx.tables.selectFrom('tasks').select('name').execute()), []);
    const statuses = (kind: string) =>
      store.read(async (tx) => (await tx.documents(kind).countByStatus()).map(({ status }) => status));
    assert.deepEqual(await statuses('floating_ip'), ['ACTIVE', 'DOWN', 'ERROR']);
    assert.deepEqual(await statuses('vpn'), ['ACTIVE', 'DOWN', 'ERROR']);
    assert.deepEqual(await statuses('load_balancer'), ['ACTIVE', 'DEPLOYMENT_FAILED', 'DISABLED', 'ERROR']);
    assert.deepEqual(await statuses('load_balancer_pool'), ['ACTIVE', 'ERROR']);
    assert.deepEqual(await statuses('backup_plan'), ['completed', 'scheduled']);
  });

  test('is the same on another machine on another day, but for the dates', async () => {
    const other = await seeded(folder, 'two.sqlite', new Date('2027-02-01T00:00:00Z'));
    await other.store.close();
    const plain = ({ ports }: Seen) =>
      ports.map(({ id, network_id, name, mac_address, fixed_ips }) => ({
        id,
        network_id,
        name,
        mac_address,
        fixed_ips,
      }));
    assert.deepEqual(plain(other.data), plain(demo.data));
  });

  test('names only projects that are there', () => {
    const known = new Set(demoProjects.map(({ name }) => demoProjectId(name)));
    for (const { project_id } of [...demo.data.networks, ...demo.data.routers]) assert.ok(known.has(project_id));
  });
});
