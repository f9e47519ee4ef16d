import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stableId } from '../../identity/accounts/stable-id.ts';
import { createMovableClock } from '../../clock.ts';
import { serverRecords } from '../../resources/server/records.ts';
import { openSealing, type Sealing } from '../../store/sealing.ts';
import { openTestFiles, type TestFiles } from '../../app/testing/test-files.ts';
import { openTestStore } from '../../app/testing/open-test-store.ts';
import type { Store } from '../../store/store.ts';
import { readTask } from '../../tasks/read-task.ts';
import { startRunner } from '../../tasks/runner.ts';
import { embeddedJobHandlers, embeddedTasks, openEmbeddedPorts } from '../../app/embedded/resources.ts';
import type { Ports } from '../../resources/index.ts';
import { startScheduler } from '../../tasks/scheduler.ts';
import { insertPort } from '../../resources/port/embedded/change.ts';
import { nextAddresses, portsOfNetwork } from '../../resources/port/ports.ts';
import { networkRecords } from '../../resources/network/records.ts';
import { deviceOwners } from '../../resources/port/records.ts';
import { createRandom } from './random.ts';
import { SLOW_MS } from './fault-injection.ts';
import { type EngineHarness, type TestCloud, type TestScopes, testOf } from '../test-cloud.ts';
import { observeEvents } from '../test-events.ts';
import { collectFaults } from './test-faults.ts';
import { scopeOf } from './test-scope.ts';
import { projects, seedTenants } from './test-tenants.ts';
import { createWaitTracker } from './test-wait-tracker.ts';
import { buildServers } from '../../app/embedded/demo-data/servers.ts';
import { subnetsOfNetwork } from '../../resources/subnet/subnets.ts';

/** A cloud of the embedded engine: all ports, its clock, and for the engine's own suites what is behind them. */
export interface EmbeddedCloud extends TestCloud, Ports {
  /** To look behind the ports. */
  readonly store: Store;
  readonly sealing: Sealing;
  readonly files: TestFiles;
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

/** The embedded engine in the suites of the ports. */
export const embedded: EngineHarness<EmbeddedCloud> = {
  engine: 'embedded',
  async open(t) {
    const cloud = await openEmbeddedCloud();
    testOf(t).after(() => cloud.close());
    return cloud;
  },
};

/** Of all transitions in README.md. */
const LONGEST_TRANSITION_MS = 2000;

const scopes: TestScopes = {
  one: scopeOf(projects.one, 'project_admin'),
  two: scopeOf(projects.two, 'project_admin'),
  system: scopeOf(null, 'superuser'),
  domainMode: scopeOf(null, 'domain_admin'),
  reader: scopeOf(null, 'viewer'),
};

export async function openEmbeddedCloud(): Promise<EmbeddedCloud> {
  const folder = await mkdtemp(join(tmpdir(), 'skydeck-engine-'));
  const waits = createWaitTracker();
  const clock = waits.track(createMovableClock(new Date('2026-03-04T08:00:00Z')));
  const sealing = openSealing(folder);
  const store = await openTestStore(join(folder, 'test.sqlite'), clock);
  const external = await seedTenants(store);
  const faults = collectFaults();
  const runner = await startRunner({
    store,
    clock,
    definitions: embeddedTasks,
    report: faults.report,
  });
  const scheduler = startScheduler({
    store,
    clock,
    jobHandlers: embeddedJobHandlers,
    report: faults.report,
  });
  const drainEvents = observeEvents(store);

  const files = openTestFiles(folder);
  const ports = openEmbeddedPorts({ store, sealing, files, clock });

  return {
    ...ports,
    store,
    sealing,
    files,
    ...scopes,
    external,
    drainEvents,
    makeNetwork: (scope, body) => ports.networks.createPrivate(scope, body),
    addServer: (networkId, groupIds) => store.silently(() => addServer(store, networkId, groupIds)),
    addFloatingIp: (networkId) => store.silently(() => addFloatingIp(store, ports, networkId, external.open)),
    async ended(taskId) {
      await runner.idle();
      const task = await store.read((tx) => readTask(tx.tables, taskId));
      assert.ok(task, 'the task is in the store');
      return task;
    },
    async settle() {
      await runner.idle();
      await scheduler.idle();
      clock.advance(LONGEST_TRANSITION_MS);
      await scheduler.idle();
      await runner.idle();
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

async function addServer(
  store: Store,
  networkId: string,
  security_group_ids: readonly string[] = [],
): Promise<readonly string[]> {
  return store.write(async (tx) => {
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
      security_group_ids,
      fixed_ips: nextAddresses(subnets, ports, mac_address),
    });
    const { servers } = buildServers([port], createRandom(1));
    for (const server of servers) await serverRecords.insert(tx, server);
    return port.fixed_ips.map(({ ip_address }) => ip_address);
  });
}

async function addFloatingIp(
  store: Store,
  { floatingIps }: Ports,
  networkId: string,
  floating_network_id: string,
): Promise<void> {
  const [address] = await addServer(store, networkId);
  const { data: targets } = await floatingIps.targets(scopes.one, { floating_network_id });
  const target = targets.find(({ fixed_ip_address }) => fixed_ip_address === address);
  assert.ok(target, 'the server can have a floating IP');
  await floatingIps.create(scopes.one, { floating_network_id, port_id: target.port_id });
}
