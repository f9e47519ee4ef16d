import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SearchHit } from '@skydeck/contract';
import { demoProjectId } from '../../identity/accounts/demo-accounts.ts';
import type { NetworkRecord } from '../../resources/network/embedded/records.ts';
import { openTestPlatform, type Signed } from '../../app/testing/test-platform.ts';

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

test('among ten thousand objects the search finds the one, and of many the best', async (t) => {
  const { platform, call, signIn } = await openTestPlatform(t);
  const { store } = platform.internals;
  const as = await signIn('jonas.lind', 'payments-prod');
  const [like] = await store.read((tx) => tx.documents<NetworkRecord>('network').all());
  assert.ok(like);
  await store.write(async (tx) => {
    for (let at = 0; at < 10_000; at += 1) {
      const network = { ...like, id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`, name: `bulk-${at}` };
      await tx.documents<NetworkRecord>('network').insert(network, {
        projectId: demoProjectId('payments-prod'),
        domainId: like.domain_id,
        name: network.name,
        createdAt: like.created_at,
      });
    }
  });
  const { json } = await call('/api/v2/search?q=bulk-9999', { as });
  assert.deepEqual(
    json.data.map(({ name }: SearchHit) => name),
    ['bulk-9999'],
  );
  const { json: many } = await call('/api/v2/search?q=bulk-99&limit=3', { as });
  assert.deepEqual(
    many.data.map(({ name }: SearchHit) => name),
    ['bulk-99', 'bulk-990', 'bulk-9900'],
  );
});
