import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import type { LoadBalancerPool, Port, Router, SearchHit } from '@skydeck/contract';
import Database from 'better-sqlite3';
import { demoProjectId } from '../../../identity/accounts/demo-accounts.ts';
import { indexOf } from '../owned-collection.ts';
import { type PortRecord, portRecords } from '../../port/records.ts';
import type { NetworkRecord } from '../../network/records.ts';
import { openTestPlatform, type Signed } from '../../../app/testing/test-platform.ts';

const names = (hits: readonly SearchHit[]) => hits.map(({ type, name }) => `${type} ${name}`);

// spec: search.fields, spec: search.limit
test('the search of everything', async (t) => {
  const testPlatform = await openTestPlatform(t);
  const jonas = await testPlatform.signIn('jonas.lind', 'payments-prod');
  const admin = await testPlatform.signIn('admin');
  const find = async (as: Signed, q: string, more = ''): Promise<SearchHit[]> => {
    const { status, json, text } = await testPlatform.call(`/api/v2/search?q=${encodeURIComponent(q)}${more}`, { as });
    assert.equal(status, 200, text);
    return json.data;
  };

  await t.test(
    'finds by a part of the name, whatever its case; what it is comes first, then what begins with it',
    async () => {
      const hits = await find(jonas, 'PROD-core');
      assert.equal(hits[0]?.name, 'prod-core');
      assert.equal(hits[0]?.type, 'network');
      assert.equal(hits[0]?.project_id, demoProjectId('payments-prod'));
      const ranks = (await find(jonas, 'edge')).map(({ name }) => name.startsWith('edge'));
      assert.ok(ranks.includes(true));
      assert.deepEqual(
        ranks,
        ranks.toSorted((one, other) => Number(other) - Number(one)),
      );
    },
  );

  await t.test('finds networks and subnets by address, and says of what network a subnet is', async () => {
    const [network] = await find(jonas, 'prod-core');
    const [cidr = ''] = (network?.detail ?? '').split(' ');
    const hits = await find(jonas, cidr);
    const subnet = hits.find(({ type }) => type === 'subnet');
    assert.equal(subnet?.detail, cidr);
    assert.equal(subnet?.parent_id, network?.id);
    assert.ok(hits.some(({ type, id }) => type === 'network' && id === network?.id));
    const [start = ''] = cidr.split('/');
    assert.ok((await find(jonas, start)).some(({ id }) => id === subnet?.id));
  });

  await t.test('finds routers by any of their addresses', async () => {
    const [router] = await find(jonas, 'edge-router');
    assert.equal(router?.type, 'router');
    for (const address of router?.detail.split(' ') ?? [])
      assert.ok(
        (await find(jonas, address)).some(({ id }) => id === router?.id),
        address,
      );
  });

  await t.test('finds the buckets of the project, and of no other', async () => {
    assert.deepEqual(names(await find(jonas, 'ments-EXP')), ['s3_bucket payments-exports']);
    const sara = await testPlatform.signIn('sara.nyberg', 'storefront');
    assert.deepEqual(names(await find(sara, 'payments-exports')), []);
    assert.deepEqual(names(await find(admin, 'payments-exports')), []);
  });

  await t.test('finds by the beginning of an id', async () => {
    const [network] = await find(jonas, 'prod-core');
    const hits = await find(jonas, (network?.id ?? '').slice(0, 8).toUpperCase());
    assert.ok(hits.some(({ id }) => id === network?.id));
  });

  // spec: search.ports
  await t.test(
    'says who has an address: the beginning of it does, and a MAC address or an id of the port',
    async () => {
      const { data: ports } = (await testPlatform.call('/api/v2/compute/ports?limit=-1', { as: jonas })).json;
      const port = ports.find((one: Port) => one.device_owner === 'compute:nova') as Port;
      const address = port.fixed_ips[0]?.ip_address ?? '';
      const expected = {
        type: 'port',
        id: port.id,
        name: port.device_name,
        detail: [...port.fixed_ips.map(({ ip_address }) => ip_address), port.mac_address].join(' '),
        project_id: port.project_id,
        shown_on: [
          { type: 'server', id: port.device_id },
          { type: 'network', id: port.network_id },
        ],
      };
      for (const text of [address, port.mac_address.toUpperCase().replaceAll(':', '-'), port.id, port.id.slice(0, 9)])
        assert.deepEqual(
          (await find(jonas, text)).find(({ id }) => id === port.id),
          expected,
          text,
        );
      assert.ok((await find(jonas, address.slice(0, -1), '&limit=50')).some(({ id }) => id === port.id));
      assert.ok((await find(admin, address)).some(({ id }) => id === port.id));
      const sara = await testPlatform.signIn('sara.nyberg', 'storefront');
      for (const as of [sara, await testPlatform.signIn('mia.hallberg')])
        assert.ok(!(await find(as, port.mac_address)).some(({ id }) => id === port.id));
    },
  );

  await t.test('says once what has an address: a router stands for its ports, unless only they are found', async () => {
    const { data: routers } = (await testPlatform.call('/api/v2/compute/routers', { as: jonas })).json;
    const router = routers.find(({ name }: Router) => name === 'edge-router') as Router;
    const inside = router.interfaces_info[0];
    const hits = await find(jonas, inside?.fixed_ips[0]?.ip_address ?? '');
    assert.ok(hits.some(({ id }) => id === router.id));
    assert.ok(!hits.some(({ shown_on: [owner] = [] }) => owner?.id === router.id));
    const [hit] = await find(jonas, inside?.id ?? '');
    assert.deepEqual(
      [hit?.type, hit?.name, hit?.shown_on?.[0]],
      ['port', router.name, { type: 'router', id: router.id }],
    );
    // The subnet of which it is the gateway says so.
    const subnet = hits.find(({ type }) => type === 'subnet');
    assert.match(subnet?.detail ?? '', / /);
  });

  await t.test('finds pools by their members’ addresses and ids', async () => {
    const { data: pools } = (await testPlatform.call('/api/v2/compute/lbaas/pools', { as: jonas })).json;
    const pool = pools.find(({ members }: LoadBalancerPool) => members.length > 0) as LoadBalancerPool;
    const [member] = pool.members;
    for (const text of [member?.address ?? '', member?.id ?? ''])
      assert.ok(
        (await find(jonas, text)).some(({ id }) => id === pool.id),
        text,
      );
    const hit = (await find(jonas, member?.address ?? '')).find(({ id }) => id === pool.id);
    assert.ok(hit?.detail.endsWith(` ${member?.address}`));
  });

  await t.test('takes signs of the pattern language for what they are', async () => {
    assert.deepEqual(await find(jonas, '%'), []);
    assert.deepEqual(await find(jonas, 'prod_core'), []);
    assert.deepEqual(await find(jonas, '\\'), []);
    assert.deepEqual(await find(jonas, `' or 1=1 --`), []);
  });

  await t.test('gives no more than was asked for', async () => {
    assert.equal((await find(admin, 'e', '&limit=3')).length, 3);
    assert.equal((await find(admin, 'e')).length, 20);
  });

  await t.test('shows a project’s member nothing of other projects, and no projects', async () => {
    const all = await find(admin, 'wh-');
    assert.ok(all.length > 0);
    assert.deepEqual(await find(jonas, 'wh-'), []);
    assert.deepEqual(
      (await find(jonas, 'payments')).filter(({ type }) => type === 'project'),
      [],
    );
    const shared = await find(jonas, 'internet');
    assert.ok(shared.some(({ type, name }) => type === 'network' && name === 'internet'));
  });

  await t.test('shows administrators projects: of the cloud, or of their domain', async () => {
    assert.ok(names(await find(admin, 'cloud-operations')).includes('project cloud-operations'));
    const mia = await testPlatform.signIn('mia.hallberg');
    assert.deepEqual(names(await find(mia, 'cloud-operations')), []);
    const [project] = (await find(mia, 'storefront')).filter(({ type }) => type === 'project');
    assert.deepEqual(project, {
      type: 'project',
      id: demoProjectId('storefront'),
      name: 'storefront',
      detail: 'Norrland Retail',
      project_id: demoProjectId('storefront'),
    });
  });

  await t.test('shows nothing of any project to who is in none', async () => {
    const mia = await testPlatform.signIn('mia.hallberg');
    assert.deepEqual(
      (await find(mia, 'prod')).filter(({ type }) => type !== 'project'),
      [],
    );
  });

  for (const [what, query, field] of [
    ['no text', '', 'q'],
    ['blanks', '?q=%20%20', 'q'],
    ['too long a text', `?q=${'x'.repeat(101)}`, 'q'],
    ['a limit of none', '?q=a&limit=0', 'limit'],
    ['too high a limit', '?q=a&limit=51', 'limit'],
    ['a limit that is no number', '?q=a&limit=many', 'limit'],
  ] as const) {
    await t.test(`refuses ${what}`, async () => {
      const { status, json } = await testPlatform.call(`/api/v2/search${query}`, { as: jonas });
      assert.equal(status, 400);
      assert.deepEqual(Object.keys(json.error.fields), [field]);
    });
  }

  await t.test('is for people who are signed in', async () => {
    const { status } = await testPlatform.call('/api/v2/search?q=prod');
    assert.equal(status, 401);
  });
});

test('among thousands of objects the search finds the one, and of many the best', async (t) => {
  const { platform, call, signIn } = await openTestPlatform(t);
  const { store } = platform.internals;
  const as = await signIn('jonas.lind', 'payments-prod');
  const [like] = await store.read((tx) => tx.documents<NetworkRecord>('network').all());
  assert.ok(like);
  await store.write(async (tx) => {
    for (let at = 0; at < 2_500; at += 1) {
      const network = { ...like, id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`, name: `bulk-${at}` };
      await tx.documents<NetworkRecord>('network').insert(network, {
        projectId: demoProjectId('payments-prod'),
        domainId: like.domain_id,
        name: network.name,
        createdAt: like.created_at,
      });
    }
  });
  const { json } = await call('/api/v2/search?q=bulk-2499', { as });
  assert.deepEqual(
    json.data.map(({ name }: SearchHit) => name),
    ['bulk-2499'],
  );
  const { json: many } = await call('/api/v2/search?q=bulk-24&limit=3', { as });
  assert.deepEqual(
    many.data.map(({ name }: SearchHit) => name),
    ['bulk-24', 'bulk-240', 'bulk-2400'],
  );
});

// spec: search.ports
test('among thousands of ports the one with an address is found through an index, and goes with its port', async (t) => {
  const said: string[] = [];
  const verbose = (statement: unknown) => void said.push(String(statement));
  const openDatabase = (file: string) => new Database(file, { verbose });
  const { platform, settings, call, signIn } = await openTestPlatform(t, {}, { openDatabase });
  const { store } = platform.internals;
  const as = await signIn('jonas.lind', 'payments-prod');
  const project_id = demoProjectId('payments-prod');
  const [like] = await store.read((tx) => tx.documents<PortRecord>('port').all());
  assert.ok(like);
  const addressAt = (at: number) => `10.${100 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}`;
  const ports = Array.from({ length: 3_000 }, (_, at) => ({
    ...like,
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    project_id,
    fixed_ips: [{ subnet_id: 's', ip_address: addressAt(at) }],
  }));
  await store.silently(() => store.write((tx) => portRecords.in(tx).insertAll(ports, indexOf)));
  const find = async (text: string) => (await call(`/api/v2/search?q=${text}`, { as })).json.data as SearchHit[];
  const last = addressAt(2_999);
  const [hit] = await find(last);
  assert.equal(hit?.id, ports.at(-1)?.id);
  assert.equal((await find('10.10')).length, 20);

  const database = new Database(join(settings.dataFolder, 'skydeck.db'), { readonly: true });
  t.after(() => database.close());
  const statement = said.findLast((one) => one.includes('from "port_terms"')) ?? '';
  const plan = database.prepare(`explain query plan ${statement}`).all() as { readonly detail: string }[];
  assert.match(plan[0]?.detail ?? '', /^SEARCH port_terms USING (COVERING )?INDEX/);

  await store.write((tx) => portRecords.in(tx).remove(hit?.id ?? ''));
  assert.deepEqual(await find(last), []);
});
