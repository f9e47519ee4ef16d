import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { type EmbeddedCloud, embedded } from '../../engines/embedded/test-cloud.ts';
import { indexOf } from '../kit/owned-collection.ts';
import { refusalOf } from '../../engines/test-refusals.ts';
import { routerRecords } from '../router/records.ts';
import { WIRING_MS } from './embedded/assign.ts';
import { allocate, openSite, statusOf } from './test-site.ts';

/** What descriptions ask for, and what shows only where the test has the clock and the store. */
describe('floating IPs of the embedded engine alone', () => {
  let cloud: EmbeddedCloud;
  beforeEach(async (t) => {
    cloud = await embedded.open(t);
  });

  // spec: floating-ip.status
  test('a status follows a moment later, by the clock', async () => {
    const { targets } = await openSite(cloud);
    const { id } = await allocate(cloud, { port_id: targets[0]?.port_id });
    await cloud.jobsIdle();
    assert.equal(await statusOf(cloud, id), 'DOWN');
    cloud.drainEvents();
    cloud.advance(WIRING_MS);
    await cloud.jobsIdle();
    assert.deepEqual(
      cloud.drainEvents().map(({ type, operation, object }) => [type, operation, object['status']]),
      [['floating_ip', 'updated', 'ACTIVE']],
    );
  });

  // spec: floating-ip.status
  test('one works as its router does', async () => {
    const { router, targets } = await openSite(cloud);
    await cloud.store.write(async (tx) => {
      const record = await routerRecords.in(tx).get(router.id);
      assert.ok(record);
      await routerRecords.in(tx).replace({ ...record, status: 'ERROR' }, indexOf({ ...record, status: 'ERROR' }));
    });
    const ip = await allocate(cloud, { port_id: targets[0]?.port_id });
    await cloud.settle();
    assert.equal(await statusOf(cloud, ip.id), 'ERROR');
  });

  // spec: name.fault
  test('descriptions that ask for a failure get it', async () => {
    assert.equal((await refusalOf(allocate(cloud, { description: 'fail-409-x' }))).status, 409);
    const { id } = await allocate(cloud, { description: 'fail-quota-update-x' });
    assert.equal(
      (await refusalOf(cloud.floatingIps.update(cloud.one, id, { port_id: null }, null))).code,
      'quota_exceeded',
    );
    await cloud.floatingIps.remove(cloud.one, id);
  });

  // spec: name.fault
  test('one of many that fails stays as it is, and the others change', async () => {
    const { targets } = await openSite(cloud, { servers: 2 });
    const free = await allocate(cloud, { port_id: targets[0]?.port_id });
    const stuck = await allocate(cloud, { port_id: targets[1]?.port_id, description: 'fail-409-update-x' });
    const outcomeOf = async ({ task_id }: { readonly task_id: string }) => {
      const { result } = await cloud.ended(task_id);
      return [result?.done, result?.errors?.map(({ name, err_code }) => [name, err_code])];
    };
    assert.deepEqual(await outcomeOf(await cloud.floatingIps.unassignMany(cloud.one, { ids: [stuck.id, free.id] })), [
      [free.id],
      [[stuck.floating_ip_address, 'conflict']],
    ]);
    const stays = await allocate(cloud, { description: 'fail-409-delete-x' });
    assert.deepEqual(await outcomeOf(await cloud.floatingIps.removeMany(cloud.one, { ids: [stays.id, free.id] })), [
      [free.id],
      [[stays.floating_ip_address, 'conflict']],
    ]);
  });
});
