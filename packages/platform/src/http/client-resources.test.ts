import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import * as contract from '@skydeck/contract';
import { openTestPlatform } from '../app/testing/test-platform.ts';
import { testKeys } from '../resources/ssh-key/test-keys.ts';
import { first, mia, type Send, signIn, taken } from './test-client.ts';

// The life of an object of each resource, as a command line of this API family leads it: list, create, show, change, delete, and
// wait for the task.

/** What was begun has ended: the clock of the platform goes on only when it is told to. */
type Settle = () => Promise<void>;

interface Life {
  readonly api: { readonly list: Pick<contract.Endpoint, 'path'> };
  /** Where one is made, if not at its list. */
  readonly createAt?: string;
  readonly body: (send: Send, settle: Settle) => Promise<object>;
  /** What is sent to change it, and what of the answer it must be; left out: none can be changed. */
  readonly change?: readonly [sent: object, shown: object];
  /** There is no task for several: it goes by itself. */
  readonly goesAlone?: true;
}

const named = [{ name: 'life-2' }, { name: 'life-2' }] as const;
const second = { description: 'second', tags: ['web', 'shop'] };
const described = [second, second] as const;
const namedAndDescribed = [
  { ...named[0], ...second },
  { ...named[1], ...second },
] as const;

const networkOf = async (send: Send, cidr: string) =>
  (await taken(send, 'POST', '/compute/networks/private', { name: 'life-of', subnets: [{ cidr }] })).id as string;
const idOf = async (send: Send, path: string) => (await first(send, path)).id as string;
const externalNetwork = (send: Send) => idOf(send, '/compute/networks?router_external=True&name=internet');

async function vpnBody(send: Send) {
  const { router_id, local_ep_group_id } = await first(send, '/compute/vpn/ipsec-site-connections');
  return {
    vpnservice: { router_id },
    ipsec_site_connection: {
      name: 'life',
      peer_address: '203.0.113.78',
      psk: 'nine-Silver-otters-26',
      local_ep_group_id,
    },
    peer_ep_group: { id: null, name: 'life', endpoints: ['10.198.0.0/24'] },
  };
}

const listener = { protocol: 'HTTP', backend_protocol: 'HTTP', backend_protocol_port: '8080' };
async function poolBody(send: Send, settle: Settle) {
  const body = { name: 'life-of', network_id: await networkOf(send, '10.83.0.0/24') };
  const { id } = await taken(send, 'POST', '/compute/lbaas/loadbalancers', body);
  await settle();
  return { ...listener, loadbalancer_id: id, name: 'life', protocol_port: 81, lb_algorithm: 'ROUND_ROBIN' };
}

const lives: Readonly<Record<string, Life>> = {
  network: {
    api: contract.networkApi,
    createAt: '/private',
    body: async () => ({ name: 'life', subnets: [{ cidr: '10.80.0.0/24' }], tags: ['web'] }),
    change: namedAndDescribed,
  },
  subnet: {
    api: contract.subnetApi,
    body: async (send) => ({ network_id: await networkOf(send, '10.81.0.0/24'), cidr: 'fd00:81::/64' }),
    change: named,
    goesAlone: true,
  },
  router: { api: contract.routerApi, body: async () => ({ name: 'life', tags: null }), change: namedAndDescribed },
  floatingIp: {
    api: contract.floatingIpApi,
    body: async (send) => ({ floating_network_id: await externalNetwork(send), description: null }),
    change: described,
  },
  securityGroup: {
    api: contract.securityGroupApi,
    body: async () => ({ name: 'life', tags: [] }),
    change: namedAndDescribed,
  },
  vpn: { api: contract.vpnApi, body: vpnBody, change: [{ ipsec_site_connection: named[0] }, named[1]] },
  loadBalancer: {
    api: contract.loadBalancerApi,
    body: async (send) => ({ name: 'life', network_id: await networkOf(send, '10.82.0.0/24'), ha_enabled: 'True' }),
    change: named,
  },
  loadBalancerPool: { api: contract.loadBalancerPoolApi, body: poolBody, change: named },
  volume: {
    api: contract.volumeApi,
    body: async () => ({ name: 'life', size: '12', storage_policy_name: 'default', network_install: 'False' }),
    change: [
      { ...named[0], description: 'second' },
      { ...named[1], description: 'second' },
    ],
  },
  volumeSnapshot: {
    api: contract.volumeSnapshotApi,
    body: async (send) => ({ name: 'life', volume_id: await idOf(send, '/compute/volumes?status=available') }),
    change: named,
  },
  backupPlan: {
    api: contract.backupPlanApi,
    body: async () => ({ name: 'life', schedule: { interval: '1 week', day_of_week: 'fri', hour: 23, minute: 30 } }),
    change: named,
  },
  recoveryPoint: {
    api: contract.recoveryPointApi,
    body: async (send) => ({ name: 'life', volume_id: await idOf(send, '/compute/volumes') }),
  },
  sshKey: {
    api: contract.sshKeyApi,
    body: async () => ({ name: 'life', public_key: testKeys.ed25519.line }),
  },
};
/** Those that are made elsewhere. */
const read: Readonly<Record<string, Pick<Life, 'api'>>> = {
  port: { api: contract.portApi },
  server: { api: contract.serverApi },
  loadBalancerFlavor: { api: contract.loadBalancerFlavorApi },
  flavor: { api: contract.flavorApi },
  placement: { api: contract.placementApi },
  image: { api: contract.imageApi },
  storagePolicy: { api: contract.storagePolicyApi },
};

const pathOf = ({ api }: Pick<Life, 'api'>) => api.list.path.replace('/api/v2', '').replace(/\/$/, '');
const idsIn = ({ data }: { readonly data: readonly { readonly id: string }[] }) => data.map(({ id }) => id);

async function open(t: TestContext) {
  const { url, clock, platform } = await openTestPlatform(t);
  const { tasks, background } = platform.internals;
  const settle = async () => {
    for (let round = 0; round < 12; round += 1) {
      await tasks.idle();
      await background?.idle();
      clock.advance(60_000);
    }
    await tasks.idle();
    await background?.idle();
  };
  return { send: await signIn(url, mia, 'payments-prod'), settle };
}

/** As a command line waits: it asks until the task has ended. */
async function wait(send: Send, settle: Settle, taskId: string) {
  for (let tries = 0; tries < 10; tries += 1) {
    const task = await taken(send, 'GET', `/tasks/${taskId}`);
    if (task.state !== 'starting' && task.state !== 'running') return task;
    await settle();
  }
  throw new Error(`The task ${taskId} does not end`);
}

test('each resource of a project has its life here', () => {
  const known = [...Object.keys(lives), ...Object.keys(read)];
  assert.deepEqual(known.toSorted(), Object.keys(contract.projectResources).toSorted());
});

test('a command line lists and shows', async (t) => {
  const { send } = await open(t);
  for (const [name, life] of [...Object.entries(lives), ...Object.entries(read)]) {
    const path = pathOf(life);
    const listed = await taken(send, 'GET', `${path}?limit=2&with_count=True`);
    assert.ok(listed.count >= listed.data.length && listed.data.length > 0, name);
    const [one] = listed.data;
    if (!('read' in life.api)) continue;
    assert.deepEqual(await taken(send, 'GET', `${path}/${one.id}`), one, name);
    assert.deepEqual(idsIn(await taken(send, 'GET', `${path}?id=${one.id}`)), [one.id], name);
    assert.equal((await send('GET', `${path}/00000000-0000-4000-8000-000000000000`)).status, 404, name);
  }
});

test('a command line creates, changes and deletes, and waits for what takes longer', async (t) => {
  const { send, settle } = await open(t);
  for (const [name, life] of Object.entries(lives)) await t.test(name, () => lead(send, settle, life));
});

async function lead(send: Send, settle: Settle, life: Life): Promise<void> {
  const path = pathOf(life);
  const made = await taken(send, 'POST', path + (life.createAt ?? ''), await life.body(send, settle));
  if (made.task_id) assert.equal((await wait(send, settle, made.task_id)).state, 'success');
  await settle();
  const one = `${path}/${made.id}`;
  assert.equal((await taken(send, 'GET', one)).id, made.id);
  assert.ok(idsIn(await taken(send, 'GET', `${path}?limit=-1`)).includes(made.id));
  if (life.change) {
    const [sent, shown] = life.change;
    const changed = await taken(send, 'PATCH', one, sent);
    assert.deepEqual({ ...changed, ...shown }, changed);
    await settle();
  }
  if (life.goesAlone) await taken(send, 'DELETE', one);
  else {
    const { task_id } = await taken(send, 'POST', `${path}/delete`, { ids: [made.id] });
    const { state, result } = await wait(send, settle, task_id);
    assert.deepEqual([state, result.done, result.errors], ['success', [made.id], []]);
  }
  await settle();
  assert.equal((await send('GET', one)).status, 404);
}
