import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestPlatform } from '../../app/testing/test-platform.ts';
import { stableId } from '../../identity/accounts/stable-id.ts';

const flavors = '/api/v2/compute/flavors';
const placements = '/api/v2/compute/traits';
const gpu = stableId('placement', 'gpu');
const body = { name: 'gpu-large', vcpus: 16, ram: 65_536, traits: [gpu] };

test('flavors and placements over HTTP', async (t) => {
  const { call, signIn } = await openTestPlatform(t);
  const jonas = await signIn('jonas.lind', 'payments-prod');
  const otto = await signIn('otto.viewer');
  const admin = await signIn('admin');

  // spec: flavor.seen
  await t.test('a member sees the sizes that every cloud begins with, by their ids', async () => {
    const { json } = await call(`${flavors}?sort=ram:asc&with_count=true`, { as: jonas });
    assert.deepEqual(
      [json.count, json.data.map(({ id, name }: { id: string; name: string }) => `${id} ${name}`)],
      [5, ['100 tiny', '101 small', '102 medium', '103 large', '104 xlarge']],
    );
    assert.equal((await call(`${flavors}/102/`, { as: jonas })).json.ram, 4096);
    assert.equal((await call(`${flavors}/99`, { as: jonas })).status, 404);
  });

  // spec: flavor.rights
  await t.test('members and viewers change nothing', async () => {
    for (const as of [jonas, otto])
      for (const [path, method, subject, sent] of [
        [flavors, 'POST', 'compute_flavors', body],
        [`${flavors}/100`, 'DELETE', 'compute_flavor', undefined],
        [`${flavors}/delete`, 'POST', 'compute_flavor', { ids: ['100'] }],
      ] as const) {
        const { status, json } = await call(path, { method, as, body: sent });
        assert.deepEqual([path, status, json.error.values], [path, 403, { subject, method }]);
      }
    const { json: meta } = await call('/api/v2/meta', { as: jonas });
    const of = (name: string) => meta.data.find((one: { name: string }) => one.name === name)?.methods;
    assert.deepEqual([of('compute_flavors'), of('compute_traits')], [['GET'], ['GET']]);
  });

  await t.test('wrong fields are named', async () => {
    for (const [sent, problems] of [
      [{}, { name: 'required', vcpus: 'required', ram: 'required' }],
      [{ ...body, vcpus: 0 }, { vcpus: 'out_of_range' }],
      [
        { ...body, ram: 63, swap: -1 },
        { ram: 'out_of_range', swap: 'out_of_range' },
      ],
      [{ ...body, name: 'tiny' }, { name: 'name_taken' }],
      [{ ...body, traits: ['none'] }, { traits: 'placement_unknown' }],
    ] as const) {
      const { status, json } = await call(flavors, { method: 'POST', as: admin, body: sent });
      const codes = Object.entries(json.error.fields).map(([field, { code }]: [string, any]) => [field, code]);
      assert.deepEqual([status, Object.fromEntries(codes)], [400, problems]);
    }
  });

  // spec: flavor.placement
  await t.test('one is made with a placement, which counts it, and deleted', async () => {
    const { status, json: flavor } = await call(flavors, { method: 'POST', as: admin, body });
    assert.deepEqual([status, flavor.traits], [200, [gpu]]);
    assert.equal((await call(`${placements}/${gpu}`, { as: jonas })).json.flavors, 1);
    const { json: found } = await call(`${flavors}?traits=any:${gpu}`, { as: jonas });
    assert.deepEqual(found.data, [flavor]);
    assert.equal((await call(`${flavors}/${flavor.id}`, { method: 'DELETE', as: admin })).status, 204);
    assert.equal((await call(`${placements}/${gpu}`, { as: jonas })).json.flavors, 0);
  });
});
