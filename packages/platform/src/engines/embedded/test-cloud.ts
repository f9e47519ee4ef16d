import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role, Task } from '@skydeck/contract';
import { accountsOf, domainIndexed, projectIndexed } from '../../accounts/documents.ts';
import { stableId } from '../../accounts/stable-id.ts';
import { createScope } from '../../auth/create-scope.ts';
import { createMovableClock, type MovableClock } from '../../clock.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import { createEmbeddedNetworks, networkTasks } from '../../resources/network/embedded.ts';
import type { NetworkEngine } from '../../resources/network/port.ts';
import { createEmbeddedRouters, routerTasks } from '../../resources/router/embedded.ts';
import type { RouterEngine } from '../../resources/router/port.ts';
import { createEmbeddedSubnets } from '../../resources/subnet/embedded.ts';
import type { SubnetEngine } from '../../resources/subnet/port.ts';
import { openStore, type Store } from '../../store/store.ts';
import { readTask } from '../../tasks/read-task.ts';
import { createCancelSignal } from '../../tasks/cancel-signal.ts';
import { startRunner } from '../../tasks/runner.ts';
import { insertPort, nextAddress, portsOfNetwork, subnetsOfNetwork } from './ports.ts';
import { indexOf, networksIn, owners, subnetsIn } from './records.ts';
import { SLOW_MS } from './sentinels.ts';
import { externalNetwork } from './world/build-network.ts';
import type { ExternalPlan } from './world/plan.ts';

export interface Heard {
  readonly type: string;
  readonly operation: string;
  readonly id: string;
  readonly projectId: string | null;
  readonly object: Record<string, unknown>;
}

/** What the suites of the ports need of a cloud: two projects, external networks, a way to look at events and tasks. */
export interface TestCloud {
  readonly networks: NetworkEngine;
  readonly subnets: SubnetEngine;
  readonly routers: RouterEngine;
  /** People of two projects that know nothing of each other. */
  readonly one: Scope;
  readonly two: Scope;
  /** A superuser who looks at all projects. */
  readonly system: Scope;
  /** A domain administrator without a project. */
  readonly domainMode: Scope;
  /** Sees all, changes nothing. */
  readonly reader: Scope;
  readonly external: {
    /** For everybody's gateways; IPv4 and IPv6. */
    readonly open: string;
    /** For the first project's gateways and the second project's ports. */
    readonly restricted: string;
    /** For everybody's gateways and ports, with two addresses in its pool. */
    readonly small: string;
  };
  /** The events since it was last asked. */
  heard(): Heard[];
  /** Puts a server into a network: its port has an address of each subnet. */
  addServer(networkId: string): Promise<void>;
  /** The task at its end. */
  ended(taskId: string): Promise<Task>;
  /** Moves the cloud's clock. */
  advance(ms: number): void;
  /** Resolves when a task waits for the clock. */
  untilWaiting(): Promise<void>;
  close(): Promise<void>;
}

const projects = {
  one: stableId('project', 'one'),
  two: stableId('project', 'two'),
  operator: stableId('project', 'operator'),
};

const openAccess = [{ to: '*', actions: ['access_as_external'] }] as const;
const externals: readonly ExternalPlan[] = [
  {
    name: 'open',
    type: 'vlan',
    physical: 'physnet1',
    vlan: 10,
    v4: '203.0.113.0/24',
    v6: '2001:db8:1::/64',
    pool: { start: '203.0.113.10', end: '203.0.113.99' },
    access: openAccess,
  },
  {
    name: 'restricted',
    type: 'flat',
    physical: 'physnet2',
    vlan: null,
    v4: '192.0.2.0/24',
    pool: { start: '192.0.2.10', end: '192.0.2.99' },
    access: [],
  },
  {
    name: 'small',
    type: 'vlan',
    physical: 'physnet1',
    vlan: 11,
    v4: '198.51.100.0/28',
    pool: { start: '198.51.100.2', end: '198.51.100.3' },
    access: [{ to: '*', actions: ['access_as_external', 'access_as_shared'] }],
  },
];

export async function openEmbeddedCloud(): Promise<TestCloud> {
  const folder = await mkdtemp(join(tmpdir(), 'skydeck-engine-'));
  const waiting = Promise.withResolvers<void>();
  const movable = createMovableClock(new Date('2026-03-04T08:00:00Z'));
  const clock: MovableClock = {
    ...movable,
    after(ms, act) {
      if (ms === SLOW_MS) waiting.resolve();
      return movable.after(ms, act);
    },
  };
  const store = await openStore(join(folder, 'test.sqlite'), clock);
  const external = await seedTenants(store);
  const failures: unknown[] = [];
  const runner = await startRunner({
    store,
    clock,
    definitions: [...networkTasks, ...routerTasks],
    cancels: createCancelSignal(),
    report: (error) => failures.push(error),
  });
  let news: Heard[] = [];
  store.onEvents((events) => {
    for (const { type, operation, object_id: id, project_id: projectId, body } of events) {
      if (type !== 'task')
        news.push({ type, operation, id, projectId, object: JSON.parse(body) as Record<string, unknown> });
    }
  });
  const scope = (projectId: string | null, role: Role): Scope =>
    createScope({
      userId: stableId('user', role),
      userName: role,
      domainId: 'default',
      projectId,
      roles: [role],
      requestId: 'req-test',
    });

  return {
    networks: createEmbeddedNetworks(store),
    subnets: createEmbeddedSubnets(store),
    routers: createEmbeddedRouters(store),
    one: scope(projects.one, 'project_admin'),
    two: scope(projects.two, 'project_admin'),
    system: scope(null, 'superuser'),
    domainMode: scope(null, 'domain_admin'),
    reader: scope(null, 'viewer'),
    external,
    heard() {
      const heard = news;
      news = [];
      return heard;
    },
    addServer: (networkId) => addServer(store, networkId),
    async ended(taskId) {
      await runner.idle();
      const task = await store.read((tx) => readTask(tx.tables, taskId));
      assert.ok(task, 'the task is in the store');
      return task;
    },
    advance: (ms) => clock.advance(ms),
    untilWaiting: () => waiting.promise,
    async close() {
      await runner.stop();
      await store.close();
      await rm(folder, { recursive: true });
      assert.deepEqual(
        failures.filter((failure) => !(failure instanceof Error && failure.message.includes('fail-500'))),
        [],
      );
    },
  };
}

async function seedTenants(store: Store): Promise<TestCloud['external']> {
  return store.write(async (tx) => {
    const created_at = tx.now.toISOString();
    const domain = { id: 'default', name: 'Default', description: '', enabled: true, theme: null, created_at };
    await accountsOf(tx).domains.insert(domain, domainIndexed(domain));
    for (const [name, id] of Object.entries(projects)) {
      const project = { id, name, description: '', enabled: true, domain_id: 'default', created_at };
      await accountsOf(tx).projects.insert(project, projectIndexed(project));
    }
    const made = {
      project: { id: projects.operator, name: 'operator', domain_id: 'default' },
      created: tx.now,
      changed: tx.now,
    };
    const ids: Record<string, string> = {};
    for (const plan of externals) {
      const drawn = externalNetwork(made, plan, () => projects.one);
      const network =
        plan.name === 'restricted'
          ? {
              ...drawn.network,
              rbac_policies: [
                { target_project: projects.one, actions: ['access_as_external'] },
                { target_project: projects.two, actions: ['access_as_shared'] },
              ],
            }
          : drawn.network;
      await networksIn(tx).insert(network, indexOf(network));
      for (const subnet of drawn.subnets) await subnetsIn(tx).insert(subnet, indexOf(subnet));
      ids[plan.name] = network.id;
    }
    return { open: ids['open'] ?? '', restricted: ids['restricted'] ?? '', small: ids['small'] ?? '' };
  });
}

async function addServer(store: Store, networkId: string): Promise<void> {
  await store.write(async (tx) => {
    const network = await networksIn(tx).get(networkId);
    assert.ok(network);
    const ports = await portsOfNetwork(tx, networkId);
    const mac_address = `fa:16:3e:00:00:${(ports.length + 1).toString(16).padStart(2, '0')}`;
    const subnets = await subnetsOfNetwork(tx, networkId);
    await insertPort(tx, {
      name: 'server',
      network_id: networkId,
      project_id: network.project_id,
      domain_id: network.domain_id,
      device_owner: owners.server,
      device_id: stableId('server', networkId, String(ports.length)),
      mac_address,
      fixed_ips: subnets.map((subnet) => nextAddress(subnet, ports, mac_address)).filter((ip) => ip !== null),
    });
  });
}

/** The refusal of a call: its status, its code, the codes of its fields. Fails when the call succeeds. */
export async function refusalOf(
  call: Promise<unknown>,
): Promise<{ status: number; code: string; fields: Record<string, string>; values: Record<string, unknown> }> {
  const answer = await call.then(
    () => null,
    (cause: unknown) => cause,
  );
  assert.ok(answer instanceof Refusal, answer === null ? 'the call was not refused' : String(answer));
  const fields = Object.fromEntries(Object.entries(answer.fields).map(([path, { code }]) => [path, code]));
  return { status: answer.status, code: answer.code, fields, values: answer.values };
}

/** The fields' codes of a 400; fails for every other outcome. */
export async function problemsOfCall(call: Promise<unknown>): Promise<Record<string, string>> {
  const { status, code, fields } = await refusalOf(call);
  assert.deepEqual([status, code], [400, 'validation_failed']);
  return fields;
}
