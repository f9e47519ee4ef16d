import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { type EmbeddedCloud, embedded } from '../../engines/embedded/test-cloud.ts';
import { refusalOf } from '../../engines/test-refusals.ts';

/** What names ask for, and what other resources of the embedded engine tell of a router. */
describe('routers of the embedded engine alone', () => {
  let cloud: EmbeddedCloud;
  beforeEach(async (t) => {
    cloud = await embedded.open(t);
  });

  const network = (name: string, cidr: string) =>
    cloud.makeNetwork(cloud.one, { name, ipam_enabled: true, subnets: [{ cidr, ip_version: 4 }] });

  // spec: router.status
  test('its interfaces are as their ports are: ACTIVE, DOWN, in ERROR', async () => {
    const cidrs = { core: '10.1.0.0/24', 'port-down-a': '10.2.0.0/24', 'port-error-b': '10.3.0.0/24' };
    const interfaces = [];
    for (const [name, cidr] of Object.entries(cidrs)) interfaces.push({ network_id: (await network(name, cidr)).id });
    const { id } = await cloud.routers.create(cloud.one, { name: 'r', interfaces });
    const { interfaces_info: ports } = await cloud.routers.read(cloud.one, id);
    assert.deepEqual(ports.map(({ network_name, status }) => [network_name, status]).toSorted(), [
      ['core', 'ACTIVE'],
      ['port-down-a', 'DOWN'],
      ['port-error-b', 'ERROR'],
    ]);
  });

  test('its ports tell of themselves and of its new name, and of nothing else', async () => {
    const { id: network_id } = await network('core', '10.1.0.0/24');
    cloud.drainEvents();
    const portEvents = () =>
      cloud
        .drainEvents()
        .filter(({ type }) => type === 'port')
        .map(({ operation, object }) => [operation, object['device_name']]);
    const router = await cloud.routers.create(cloud.one, { name: 'r', interfaces: [{ network_id }] });
    assert.deepEqual(portEvents(), [['created', 'r']]);
    await cloud.routers.update(cloud.one, router.id, { name: 'renamed' }, null);
    assert.deepEqual(portEvents(), [['updated', 'renamed']]);
    await cloud.routers.update(cloud.one, router.id, { name: 'renamed', routes: [] }, null);
    assert.deepEqual(portEvents(), []);
  });

  // spec: name.fault
  test('names that ask for a failure get it, interfaces included', async () => {
    assert.equal((await refusalOf(cloud.routers.create(cloud.one, { name: 'fail-409-x' }))).status, 409);
    const stubborn = await cloud.routers.create(cloud.one, { name: 'fail-409-delete-x' });
    assert.equal((await refusalOf(cloud.routers.remove(cloud.one, stubborn.id))).status, 409);
    const { id: network_id, subnets } = await network('core', '10.1.0.0/24');
    const fixed_ips = [{ subnet_id: subnets[0]?.id ?? '', ip_address: '10.1.0.7' }];
    const router = await cloud.routers.create(cloud.one, { name: 'fail-quota-update-x', interfaces: [{ network_id }] });
    for (const act of [
      () => cloud.routers.update(cloud.one, router.id, { routes: [] }, null),
      () => cloud.routers.addInterface(cloud.one, router.id, { network_id: cloud.external.small }),
      () =>
        cloud.routers.updateInterface(cloud.one, router.id, router.interfaces_info[0]?.id ?? '', { fixed_ips }, null),
      () => cloud.routers.removeInterface(cloud.one, router.id, { network_id }),
    ]) {
      assert.equal((await refusalOf(act())).code, 'quota_exceeded');
    }
  });

  // spec: name.fault
  test('one of many that fails stays, and the others go', async () => {
    const free = await cloud.routers.create(cloud.one, { name: 'free' });
    const broken = await cloud.routers.create(cloud.one, { name: 'fail-500-delete-x' });
    const { task_id } = await cloud.routers.removeMany(cloud.one, { ids: [broken.id, free.id] });
    const { result } = await cloud.ended(task_id);
    assert.deepEqual(
      [result?.done, result?.errors?.map(({ id, name, err_code }) => [id, name, err_code])],
      [[free.id], [[broken.id, 'fail-500-delete-x', 'server_error']]],
    );
  });

  test('a slow one waits for the clock', async () => {
    const slow = await cloud.routers.create(cloud.one, { name: 'slow-r' });
    const { task_id } = await cloud.routers.removeMany(cloud.one, { ids: [slow.id] });
    const ended = cloud.ended(task_id);
    assert.equal((await cloud.routers.read(cloud.one, slow.id)).name, 'slow-r');
    await Promise.race([cloud.untilWaiting(), ended.then(() => assert.fail('the task did not wait'))]);
    cloud.advance(3000);
    assert.equal((await ended).state, 'success');
    assert.equal((await refusalOf(cloud.routers.read(cloud.one, slow.id))).status, 404);
  });
});
