import assert from 'node:assert/strict';
import { beforeEach, describe, type SuiteContext, test, type TestContext } from 'node:test';
import type { FieldChange } from '@skydeck/contract';
import { refusalOf } from '../../engines/test-refusals.ts';
import { type OpenstackTestCloud, openstackIn } from '../../engines/openstack/testing/test-cloud.ts';
import type { WireFault } from '../../engines/openstack/testing/wire-faults.ts';
import { makeNetwork, v4 } from './test-routers.ts';

const { open } = openstackIn(import.meta.dirname);

type Way = Pick<WireFault, 'isHeard' | 'answer'>;

const MINUTE = 60_000;
/** Nothing that a proxy or a broken connection says tells whether Neutron has heard of the call. */
const ways: readonly (Way & { readonly status: number })[] = [
  { isHeard: true, answer: 'cut', status: 503 },
  { isHeard: false, answer: 'cut', status: 503 },
  { isHeard: true, answer: 'page', status: 503 },
  { isHeard: false, answer: 'page', status: 503 },
  { isHeard: true, answer: 'silence', status: 504 },
  { isHeard: false, answer: 'silence', status: 504 },
];
/** Of an answer that is read. */
const unreadable: typeof ways = [
  { isHeard: true, answer: 'half', status: 502 },
  { isHeard: true, answer: 'welcome', status: 502 },
  { isHeard: false, answer: 'welcome', status: 502 },
];
const nameOf = ({ isHeard, answer }: Way) => `${answer} ${isHeard ? 'heard' : 'unheard'}`;
const heardOf = (some: typeof ways) => some.filter(({ isHeard }) => isHeard).map(nameOf);

// spec: audit.cloud
describe('calls of the openstack engine of whose end nobody hears', () => {
  let cloud: OpenstackTestCloud;
  let t: TestContext;
  beforeEach(async (context: TestContext | SuiteContext) => {
    t = context as TestContext;
    cloud = await open(context);
  });

  /** The call fails on its way, or its answer does. */
  async function lose(fault: WireFault, call: () => Promise<unknown>): Promise<number> {
    const disturbance = cloud.disturb(fault);
    // Patience ends when there is nothing left to wait for.
    const patience = new AbortController();
    const { mock } = t.mock.method(AbortSignal, 'timeout', () =>
      fault.answer === 'silence' ? patience.signal : new AbortController().signal,
    );
    void disturbance.met.then(() => patience.abort());
    const { status } = await refusalOf(call());
    mock.restore();
    disturbance.end();
    return status;
  }

  const lostCalls = () =>
    cloud.parts.store.read(async (tx) => (await tx.tables.selectFrom('call_intents').select('id').execute()).length);
  const rows = () => cloud.parts.store.read((tx) => tx.tables.selectFrom('audit').selectAll().orderBy('id').execute());
  const told = async (type: string) =>
    (await rows()).filter((row) => row.type === type).map(({ object_name, account }) => [object_name, account]);
  const byOne = (names: readonly string[]) => names.map((name) => [name, cloud.one.userName]);

  test('routers that were made are in the audit log, and nothing is of those that were not', async () => {
    const all = [...ways, ...unreadable];
    for (const { status, ...way } of all)
      assert.equal(
        await lose({ method: 'POST', ...way }, () => cloud.routers.create(cloud.one, { name: nameOf(way) })),
        status,
        nameOf(way),
      );
    assert.deepEqual([await lostCalls(), await rows()], [all.length, []]);
    await cloud.settleLost();
    assert.deepEqual(await told('router_created'), byOne(heardOf(all)));
    assert.equal(await lostCalls(), 0);
    const { data: made } = await cloud.routers.list(cloud.one, { sort: 'name:asc' });
    assert.deepEqual(
      made.map(({ name }) => name),
      heardOf(all).toSorted(),
    );
  });

  test('what was done before the process died is in the audit log at the next look', async () => {
    const { store } = cloud.parts;
    /** Between Neutron's answer and the row: of each call the second write. */
    async function dying(call: () => Promise<unknown>): Promise<void> {
      const write = store.write.bind(store);
      let writes = 0;
      const { mock } = t.mock.method(store, 'write', async (...args: Parameters<typeof write>) => {
        writes += 1;
        if (writes === 2) throw new Error('The process dies');
        return write(...args);
      });
      await assert.rejects(call(), /The process dies/);
      mock.restore();
    }
    const { id } = await cloud.routers.create(cloud.one, { name: 'gone' });
    await dying(() => cloud.routers.remove(cloud.one, id));
    await dying(() => cloud.routers.create(cloud.one, { name: 'made' }));
    await cloud.settleLost();
    assert.deepEqual(await told('router_deleted'), byOne(['gone']));
    assert.deepEqual(await told('router_created'), byOne(['gone', 'made']));
  });

  test('a router of the same name is not taken for the one that was lost', async () => {
    const lost = () =>
      lose({ method: 'POST', isHeard: false, answer: 'cut' }, () => cloud.routers.create(cloud.one, { name: 'twin' }));
    await cloud.routers.create(cloud.one, { name: 'twin' });
    await cloud.routers.create(cloud.two, { name: 'twin' });
    await lost();
    await cloud.settleLost();
    assert.equal((await told('router_created')).length, 2, 'those whose answers came');
    // Of one that was there long before nobody here has a row.
    await cloud.elsewhere((lab) => lab.makeRouter(cloud.one.projectId ?? '', 'old'));
    cloud.clock.advance(10 * MINUTE);
    await lose({ method: 'POST', isHeard: false, answer: 'cut' }, () =>
      cloud.routers.create(cloud.one, { name: 'old' }),
    );
    await cloud.settleLost();
    assert.deepEqual([(await told('router_created')).length, await lostCalls()], [2, 0]);
  });

  test('changes that were made are in the audit log with what they changed', async () => {
    for (const { status, ...way } of ways) {
      const { id } = await cloud.routers.create(cloud.one, { name: nameOf(way) });
      const call = () => cloud.routers.update(cloud.one, id, { description: 'changed' }, null);
      assert.equal(await lose({ method: 'PUT', ...way }, call), status, nameOf(way));
    }
    await cloud.settleLost();
    const updated = (await rows()).filter(({ type }) => type === 'router_updated');
    assert.deepEqual(
      updated.map(({ object_name, changes }) => [object_name, JSON.parse(changes ?? '[]') as FieldChange[]]),
      heardOf(ways).map((name) => [name, [{ field: 'description', from: '', to: 'changed' }]]),
    );
    assert.equal(await lostCalls(), 0);
  });

  test('routers that were deleted are in the audit log, those that stayed are not', async () => {
    for (const { status, ...way } of ways) {
      const { id } = await cloud.routers.create(cloud.one, { name: nameOf(way) });
      const call = () => cloud.routers.remove(cloud.one, id);
      // A deletion is sent twice over a broken connection: the second answer is lost as the first one is.
      assert.equal(await lose({ method: 'DELETE', ...way }, call), status, nameOf(way));
    }
    await cloud.settleLost();
    assert.deepEqual(await told('router_deleted'), byOne(heardOf(ways)));
    assert.equal(await lostCalls(), 0);
  });

  test('a router that was connected behind a broken connection says so', async () => {
    const core = await makeNetwork(cloud, 'core', v4('10.1.0.0/24'));
    const { id } = await cloud.routers.create(cloud.one, { name: 'r' });
    const call = () => cloud.routers.addInterface(cloud.one, id, { network_id: core.id });
    assert.equal(await lose({ method: 'PUT', isHeard: true, answer: 'cut' }, call), 503);
    await cloud.settleLost();
    const [, updated] = await rows();
    assert.equal(updated?.type, 'router_updated');
    const changes = JSON.parse(updated.changes ?? '[]') as FieldChange[];
    const connected = changes.find(({ field }) => field === 'interfaces')?.to as { network_id: string }[];
    assert.deepEqual(
      connected.map(({ network_id }) => network_id),
      [core.id],
    );
  });

  const portsIn = async (networkId: string) => (await cloud.networks.read(cloud.one, networkId)).ports_count;

  test('a port of whose making nobody heard the end connects its router all the same', async () => {
    const core = await makeNetwork(cloud, 'core', v4('10.1.0.0/24'));
    for (const { isHeard, answer } of [...ways, ...unreadable].filter((way) => way.isHeard)) {
      const { id } = await cloud.routers.create(cloud.one, { name: answer });
      const disturbance = cloud.disturb({ method: 'POST', isHeard, answer });
      const patience = new AbortController();
      const { mock } = t.mock.method(AbortSignal, 'timeout', () => patience.signal);
      void disturbance.met.then(() => {
        mock.restore();
        if (answer === 'silence') patience.abort();
      });
      const router = await cloud.routers.addInterface(cloud.one, id, { network_id: core.id });
      disturbance.end();
      assert.deepEqual([router.interfaces_info.length, await portsIn(core.id)], [1, 1], answer);
      await cloud.routers.removeInterface(cloud.one, id, { network_id: core.id });
      await cloud.routers.remove(cloud.one, id);
    }
    const unheard = await cloud.routers.create(cloud.one, { name: 'unheard' });
    const call = () => cloud.routers.addInterface(cloud.one, unheard.id, { network_id: core.id });
    assert.equal(await lose({ method: 'POST', isHeard: false, answer: 'cut' }, call), 503);
    assert.equal(await portsIn(core.id), 0);
  });

  test('a port that a killed process has left is taken by the next try, or goes at the next look', async () => {
    const core = await makeNetwork(cloud, 'core', v4('10.1.0.0/24'));
    const { id } = await cloud.routers.create(cloud.one, { name: 'r' });
    const add = () => cloud.routers.addInterface(cloud.one, id, { network_id: core.id });
    /** Neutron makes the port; of what comes after it, nothing. */
    const killed = async () => {
      const { network } = cloud.parts.cloud;
      const { mock } = t.mock.method(network, 'put', () => Promise.reject(new Error('The process dies')));
      const undoing = t.mock.method(network, 'remove', () => Promise.resolve());
      await assert.rejects(add(), /The process dies/);
      mock.restore();
      undoing.mock.restore();
    };
    await killed();
    assert.equal(await portsIn(core.id), 1);
    const router = await add();
    assert.deepEqual([router.interfaces_info.length, await portsIn(core.id)], [1, 1]);
    await cloud.routers.removeInterface(cloud.one, id, { network_id: core.id });
    await killed();
    assert.equal(await portsIn(core.id), 1);
    await cloud.settleLost();
    assert.equal(await portsIn(core.id), 0);
  });

  test('while Neutron is away they wait, and are recorded once when it is back', async () => {
    const { id } = await cloud.routers.create(cloud.one, { name: 'gone' });
    await lose({ method: 'DELETE', isHeard: true, answer: 'page' }, () => cloud.routers.remove(cloud.one, id));
    await lose({ method: 'POST', isHeard: true, answer: 'page' }, () =>
      cloud.routers.create(cloud.one, { name: 'made' }),
    );
    for (const [answer, status] of [
      ['page', 503],
      ['cut', 503],
      ['silence', 504],
      ['welcome', 502],
    ] as const) {
      assert.equal(await lose({ isHeard: false, answer }, () => cloud.settleLost()), status, answer);
      assert.equal(await lostCalls(), 2, answer);
    }
    await cloud.settleLost();
    await cloud.settleLost();
    assert.deepEqual(
      [await told('router_deleted'), await told('router_created')],
      [byOne(['gone']), byOne(['gone', 'made'])],
    );
  });
});
