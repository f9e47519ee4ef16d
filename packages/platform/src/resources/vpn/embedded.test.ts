import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { Vpn } from '@skydeck/contract';
import { type EmbeddedCloud, embedded } from '../../engines/embedded/test-cloud.ts';
import { refusalOf } from '../../engines/test-refusals.ts';
import { pskPurpose, vpnRecords } from './records.ts';
import { outcomeOf } from './embedded/transitions.ts';
import { bodyOf, openSite, vpnEventsOf } from './test-bodies.ts';

/** What names and peers ask for, and what shows only where the test has the store. */
describe('VPN connections of the embedded engine alone', () => {
  let cloud: EmbeddedCloud;
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeEach(async (t) => {
    cloud = await embedded.open(t);
    site = await openSite(cloud);
  });

  async function make(wishes: Parameters<typeof bodyOf>[1]): Promise<Vpn> {
    const { id } = await cloud.vpns.create(cloud.one, bodyOf(site, wishes));
    await cloud.settle();
    return cloud.vpns.read(cloud.one, id);
  }
  const pskOf = async (id: string) => {
    const record = await cloud.store.read((tx) => vpnRecords.in(tx).get(id));
    assert.ok(record);
    return record.psk;
  };

  // spec: vpn.psk, spec: data.sealed
  test('a key is sealed for its connection, also a new one', async () => {
    const { id } = await make({ name: 'sealed' });
    const sealed = await pskOf(id);
    assert.doesNotMatch(sealed, /correct horse/);
    assert.equal(cloud.sealing.of(pskPurpose(id)).open(sealed), 'correct horse');
    assert.throws(() => cloud.sealing.of(pskPurpose('another')).open(sealed));
    await cloud.vpns.update(cloud.one, id, { ipsec_site_connection: { psk: 'another key' } }, null);
    assert.equal(cloud.sealing.of(pskPurpose(id)).open(await pskOf(id)), 'another key');
    assert.ok(!JSON.stringify(cloud.drainEvents()).includes(await pskOf(id)));
  });

  for (const [name, peer, on, status, fault] of [
    ['a peer that answers', '198.51.100.7', true, 'ACTIVE', null],
    ['a peer that is silent', '198.51.100.254', true, 'DOWN', 'peer_unreachable'],
    ['a peer that wants other policies', '198.51.100.253', true, 'ERROR', 'negotiation_failed'],
    ['a peer by its name', 'vpn.example.com', true, 'ACTIVE', null],
    ['nobody asks', '198.51.100.254', false, 'DOWN', null],
  ] as const) {
    test(`${name}: ${status}`, () =>
      assert.deepEqual(outcomeOf({ peer_address: peer, admin_state_up: on }), { status, fault }));
  }

  test('a transition that fails emits a failure', async () => {
    await cloud.vpns.create(cloud.one, bodyOf(site, { name: 'unwilling', peer: '198.51.100.253' }));
    cloud.drainEvents();
    await cloud.settle();
    assert.deepEqual(
      vpnEventsOf(cloud).map(({ operation, object }) => [operation, object['status'], object['fault']]),
      [
        ['updated', 'ERROR', 'negotiation_failed'],
        ['failed', 'ERROR', 'negotiation_failed'],
      ],
    );
  });

  test('a change to a silent peer ends DOWN', async () => {
    const { id } = await make({});
    cloud.drainEvents();
    await cloud.vpns.update(cloud.one, id, { ipsec_site_connection: { peer_address: '198.51.100.254' } }, null);
    await cloud.settle();
    assert.deepEqual(
      vpnEventsOf(cloud).map(({ operation, object }) => [operation, object['status'], object['fault']]),
      [
        ['updated', 'PENDING_UPDATE', null],
        ['updated', 'DOWN', 'peer_unreachable'],
      ],
    );
  });

  // spec: name.fault
  test('names that ask for a failure get it', async () => {
    for (const [name, code] of [
      ['fail-409-x', 'conflict'],
      ['fail-quota-x', 'quota_exceeded'],
    ] as const) {
      assert.equal((await refusalOf(cloud.vpns.create(cloud.one, bodyOf(site, { name })))).code, code);
    }
    const { id } = await make({});
    const failing = { ipsec_site_connection: { name: 'fail-409-update-x' } };
    assert.equal((await refusalOf(cloud.vpns.update(cloud.one, id, failing, null))).code, 'conflict');
  });

  // spec: name.fault
  test('one of many that fails stays as it is, and the others change', async () => {
    const free = await make({ name: 'free' });
    const stuck = await make({ name: 'fail-409-update-x', cidrs: ['192.168.1.0/24'] });
    const stays = await make({ name: 'fail-409-delete-x', cidrs: ['192.168.2.0/24'] });
    const outcomeOfTask = async ({ task_id }: { readonly task_id: string }) => {
      const { result } = await cloud.ended(task_id);
      await cloud.settle();
      return [result?.done, result?.errors?.map(({ name, err_code }) => [name, err_code])];
    };
    assert.deepEqual(await outcomeOfTask(await cloud.vpns.switchMany(cloud.one, { ids: [stuck.id, free.id] }, false)), [
      [free.id],
      [['fail-409-update-x', 'conflict']],
    ]);
    assert.deepEqual(await outcomeOfTask(await cloud.vpns.removeMany(cloud.one, { ids: [stays.id, free.id] })), [
      [free.id],
      [['fail-409-delete-x', 'conflict']],
    ]);
  });
});
