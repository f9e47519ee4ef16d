import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { type EmbeddedCloud, embedded } from '../../engines/embedded/test-cloud.ts';
import { bodyOf, openSite } from '../vpn/test-bodies.ts';

describe('the neighbours of a network', () => {
  let cloud: EmbeddedCloud;
  beforeEach(async (t) => {
    cloud = await embedded.open(t);
  });

  /** What each event says a network is called, by the type of what says it. */
  function emittedNames(): Record<string, string[]> {
    const said = cloud
      .drainEvents()
      .map(({ type, object }): [string, string[]] => [
        type,
        [
          ...JSON.stringify(object).matchAll(
            /"(?:(?:floating_)?network_name|networks":\[\{"id":"[^"]*","name)":"([^"]*)"/g,
          ),
        ].map(([, name]) => name ?? ''),
      ]);
    return Object.fromEntries(
      Object.entries(Object.groupBy(said, ([type]) => type)).map(([type, all]) => [
        type,
        [...new Set(all?.flatMap(([, names]) => names))].toSorted(),
      ]),
    );
  }

  test('whatever shows a network’s name tells of its new one', async () => {
    const { router, subnetId, networkId } = await openSite(cloud);
    await cloud.addServer(networkId);
    const balancer = await cloud.loadBalancers.create(cloud.one, { name: 'web', network_id: networkId });
    await cloud.ended(balancer.task_id ?? '');
    await cloud.vpns.create(cloud.one, bodyOf({ router, subnetId }));
    await cloud.settle();
    const free = await cloud.floatingIps.create(cloud.one, { floating_network_id: cloud.external.open });
    cloud.drainEvents();

    await cloud.networks.update(cloud.one, networkId, { name: 'kernel' }, null);
    assert.deepEqual(emittedNames(), {
      port: ['kernel'],
      router: ['kernel', 'open'],
      vpn: ['kernel'],
      load_balancer: ['kernel'],
      server: ['kernel'],
      network: [],
    });

    await cloud.networks.update(cloud.system, cloud.external.open, { name: 'outside' }, null);
    const { floating_ip, port, router: routers } = emittedNames();
    assert.deepEqual([floating_ip, port, routers], [['outside'], ['outside'], ['kernel', 'outside']]);
    assert.equal((await cloud.floatingIps.read(cloud.one, free.id)).floating_network_name, 'outside');

    await cloud.networks.update(cloud.one, networkId, { mtu: 1400 }, null);
    assert.deepEqual(Object.keys(emittedNames()), ['network'], 'another change is none of theirs');
  });
});
