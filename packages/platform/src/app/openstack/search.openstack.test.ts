import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SearchHit } from '@skydeck/contract';
import { openstackIn } from '../../engines/openstack/testing/test-cloud.ts';
import { inTwoNetworks } from '../../resources/router/test-routers.ts';
import { openstackResources } from './resources.ts';

const { open } = openstackIn(import.meta.dirname);

// spec: search.fields, spec: search.ports
test('the search finds networks, subnets, routers and ports by name, address and id', async (t) => {
  const cloud = await open(t);
  const { core, router } = await inTwoNetworks(cloud);
  await cloud.addServer(core.id);
  const lines = openstackResources.flatMap(({ open: openIn }) => openIn(cloud.parts).search ?? []);
  const find = async (text: string): Promise<SearchHit[]> => {
    // Each request has a scope of its own.
    const scope = { ...cloud.one };
    return (await Promise.all(lines.map((line) => line.find(scope, text, 20)))).flat().map(({ hit }) => hit);
  };
  const told = (hits: readonly SearchHit[]) => hits.map(({ type, id }) => `${type} ${id}`);

  assert.deepEqual(told(await find('CORE')), [`network ${core.id}`]);
  const inside = router.interfaces_info.find(({ network_id }) => network_id === core.id);
  const [subnet] = core.subnets;
  const hits = await find(inside?.fixed_ips[0]?.ip_address ?? '');
  assert.deepEqual(told(hits), [`subnet ${subnet?.id}`, `router ${router.id}`, `port ${inside?.id}`]);
  assert.deepEqual(hits.at(-1)?.shown_on, [
    { type: 'router', id: router.id },
    { type: 'network', id: core.id },
  ]);
});
