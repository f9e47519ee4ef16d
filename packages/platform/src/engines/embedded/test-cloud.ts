import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Task } from '@skydeck/contract';
import { stableId } from '../../identity/accounts/stable-id.ts';
import { createMovableClock } from '../../clock.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import { serverRecords } from '../../resources/server/embedded/records.ts';
import { openSealing, type Sealing } from '../../store/sealing.ts';
import { openStore, type Store } from '../../store/store.ts';
import { readTask } from '../../tasks/read-task.ts';
import { createCancelSignal } from '../../tasks/cancel-signal.ts';
import { startRunner } from '../../tasks/runner.ts';
import { embeddedJobHandlers, embeddedTasks, openEmbeddedPorts } from '../../app/embedded/resources.ts';
import type { Ports } from '../../resources/index.ts';
import { startScheduler } from './scheduler.ts';
import { insertPort, nextAddress, portsOfNetwork } from '../../resources/port/embedded/ports.ts';
import { networkRecords } from '../../resources/network/embedded/records.ts';
import { deviceOwners } from '../../resources/port/embedded/records.ts';
import { createRandom } from './random.ts';
import { SLOW_MS } from './fault-injection.ts';
import { type ObservedEvent, observeEvents } from './test-events.ts';
import { collectFaults } from './test-faults.ts';
import { scopeOf } from './test-scope.ts';
import { projects, seedTenants } from './test-tenants.ts';
import { createWaitTracker } from './test-wait-tracker.ts';
import { buildServers } from '../../app/embedded/demo-data/build-servers.ts';
import { subnetsOfNetwork } from '../../resources/subnet/embedded/subnets.ts';

interface Scopes {
  /** People of two projects that know nothing of each other. */
  readonly one: Scope;
  readonly two: Scope;
  /** A superuser who looks at all projects. */
  readonly system: Scope;
  /** A domain administrator without a project. */
  readonly domainMode: Scope;
  /** Sees all, changes nothing. */
  readonly reader: Scope;
}

/** What the suites of the ports need of a cloud: two projects, external networks, a way to look at events and tasks. */
export interface TestCloud extends Ports, Scopes {
  /** To look behind the ports. */
  readonly store: Store;
  readonly sealing: Sealing;
  readonly external: {
    /** For everybody's gateways; IPv4 and IPv6. */
    readonly open: string;
    /** For the first project's gateways and the second project's ports. */
    readonly restricted: string;
    /** For everybody's gateways and ports, with two addresses in its pool. */
    readonly small: string;
  };
  /** The events since the last call. */
  drainEvents(): ObservedEvent[];
  /** Puts a server into a network: its port has an address of each subnet. */
  addServer(networkId: string): Promise<void>;
  /** The task at its end. */
  ended(taskId: string): Promise<Task>;
  /** Resolves when no task runs any more. */
  idle(): Promise<void>;
  /** Moves the cloud's clock. */
  advance(ms: number): void;
  /** Resolves when no due job is left to run. */
  jobsIdle(): Promise<void>;
  /** Resolves when a task waits for the clock, for so long. */
  untilWaiting(ms?: number): Promise<void>;
  /** Lets a task that waits for so long go on; resolves when nothing is left to do. */
  pass(ms: number): Promise<void>;
  close(): Promise<void>;
}

const scopes: Scopes = {
  one: scopeOf(projects.one, 'project_admin'),
  two: scopeOf(projects.two, 'project_admin'),
  system: scopeOf(null, 'superuser'),
  domainMode: scopeOf(null, 'domain_admin'),
  reader: scopeOf(null, 'viewer'),
};

export async function openEmbeddedCloud(): Promise<TestCloud> {
  const folder = await mkdtemp(join(tmpdir(), 'skydeck-engine-'));
  const waits = createWaitTracker();
  const clock = waits.track(createMovableClock(new Date('2026-03-04T08:00:00Z')));
  const sealing = openSealing(folder);
  const store = await openStore(join(folder, 'test.sqlite'), clock);
  const external = await seedTenants(store);
  const faults = collectFaults();
  const runner = await startRunner({
    store,
    clock,
    definitions: embeddedTasks,
    cancels: createCancelSignal(),
    report: faults.report,
  });
  const scheduler = startScheduler({
    store,
    clock,
    jobHandlers: embeddedJobHandlers,
    report: faults.report,
  });
  const drainEvents = observeEvents(store);

  return {
    ...openEmbeddedPorts({ store, sealing }),
    store,
    sealing,
    ...scopes,
    external,
    drainEvents,
    addServer: (networkId) => store.silently(() => addServer(store, networkId)),
    async ended(taskId) {
      await runner.idle();
      const task = await store.read((tx) => readTask(tx.tables, taskId));
      assert.ok(task, 'the task is in the store');
      return task;
    },
    idle: () => runner.idle(),
    advance: (ms) => clock.advance(ms),
    jobsIdle: () => scheduler.idle(),
    untilWaiting: (ms = SLOW_MS) => waits.until(ms),
    async pass(ms) {
      await waits.until(ms);
      clock.advance(ms);
      await runner.idle();
    },
    async close() {
      await Promise.all([runner.stop(), scheduler.stop()]);
      await store.close();
      await rm(folder, { recursive: true });
      faults.assertInjected();
    },
  };
}

async function addServer(store: Store, networkId: string): Promise<void> {
  await store.write(async (tx) => {
    const network = await networkRecords.in(tx).get(networkId);
    assert.ok(network);
    const ports = await portsOfNetwork(tx, networkId);
    const mac_address = `fa:16:3e:00:00:${(ports.length + 1).toString(16).padStart(2, '0')}`;
    const subnets = await subnetsOfNetwork(tx, networkId);
    const port = await insertPort(tx, {
      name: 'server',
      network_id: networkId,
      project_id: network.project_id,
      domain_id: network.domain_id,
      device_owner: deviceOwners.server,
      device_id: stableId('server', networkId, String(ports.length)),
      mac_address,
      fixed_ips: subnets.map((subnet) => nextAddress(subnet, ports, mac_address)).filter((ip) => ip !== null),
    });
    const { servers } = buildServers([port], createRandom(1));
    for (const server of servers) await serverRecords.insert(tx, server);
  });
}

/** The refusal of a call: its status, its code, the codes of its fields. Fails when the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<{
  status: number;
  code: string;
  message: string;
  fields: Record<string, string>;
  values: Record<string, unknown>;
}> {
  const answer = await call.then(
    () => null,
    (cause: unknown) => cause,
  );
  assert.ok(answer instanceof Refusal, answer === null ? 'the call was not refused' : String(answer));
  const fields = Object.fromEntries(Object.entries(answer.fields).map(([path, { code }]) => [path, code]));
  const { status, code, message, values } = answer;
  return { status, code, message, fields, values };
}

/** The fields' codes of a 400; fails for every other outcome. */
export async function problemsOfCall(call: Promise<unknown>): Promise<Record<string, string>> {
  const { status, code, fields } = await refusalOf(call);
  assert.deepEqual([status, code], [400, 'validation_failed']);
  return fields;
}
