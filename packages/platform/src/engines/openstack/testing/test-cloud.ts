import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestContext } from 'node:test';
import type { Network, PrivateNetworkBody, Subnet } from '@skydeck/contract';
import { createMovableClock, type MovableClock } from '../../../clock.ts';
import type { Scope } from '../../../http/scope.ts';
import { createOpenstackNetworks } from '../../../resources/network/openstack/index.ts';
import { createOpenstackRouters } from '../../../resources/router/openstack/index.ts';
import type { RouterEngine } from '../../../resources/router/port.ts';
import { createOpenstackSubnets } from '../../../resources/subnet/openstack/index.ts';
import { readOpenstackSettings } from '../../../app/start/openstack-settings.ts';
import { openTestStore } from '../../../app/testing/open-test-store.ts';
import type { Store } from '../../../store/store.ts';
import { readTask } from '../../../tasks/read-task.ts';
import { startRunner } from '../../../tasks/runner.ts';
import { tempFolder } from '../../../app/testing/temp-folder.ts';
import { openTestPlatform } from '../../../app/testing/test-platform.ts';
import type { ReadEngine } from '../../../http/crud-engine.ts';
import { type EngineHarness, type TestCloud, testOf } from '../../test-cloud.ts';
import { observeEvents } from '../../test-events.ts';
import { scopeOf } from '../../embedded/test-scope.ts';
import { openCloud } from '../cloud.ts';
import { fromKeystoneId } from '../ids.ts';
import { createProjects } from '../keystone/projects.ts';
import type { OpenstackParts } from '../parts.ts';
import { type Lab, openLab, type Tenants } from './lab.ts';
import { type Recording, timeOf, withPlainIds } from './recording.ts';
import { type CloudServer, serveLab, serveRecording } from './recorded-cloud.ts';
import type { Disturbance, WireFault } from './wire-faults.ts';

/** `record`: the lab answers, and that is written down. `live`: the lab answers. Neither: what was written down. */
const mode = process.env['SKYDECK_TEST_OPENSTACK'];

/** A cloud of the OpenStack engine: the ports that it has. */
export interface OpenstackTestCloud extends TestCloud {
  readonly routers: RouterEngine;
  readonly networks: ReadEngine<Network>;
  readonly subnets: ReadEngine<Subnet>;
  readonly parts: OpenstackParts;
  /** Records what calls have changed of which nobody heard the end. */
  settleLost(): Promise<void>;
  /** Stands still until it is moved: at the time of the recording, when Neutron has made what it says, and tokens are good. */
  readonly clock: MovableClock;
  /** What somebody else does meanwhile, as the cloud's administrator. */
  elsewhere(act: (lab: Lab) => Promise<unknown>): Promise<void>;
  /** Between the engine and Neutron. */
  disturb(fault: WireFault): Disturbance;
}

/** The OpenStack engine in the suites of the ports. `folder` is that of the suite. */
export const openstackIn = (folder: string): EngineHarness<OpenstackTestCloud> => ({
  engine: 'openstack',
  open: (t) => openOpenstackCloud(testOf(t), join(folder, 'recordings')),
});

/** A cloud for one test, which is closed after it. `folder` has the recordings: one for each name of a test. */
export async function openOpenstackCloud(t: TestContext, folder: string): Promise<OpenstackTestCloud> {
  const source = await openSource(t, folder);
  const closing: (() => Promise<void>)[] = [];
  t.after(async () => {
    for (const close of closing.toReversed()) await close();
  });
  closing.push(() => source.close());
  const tenants = await source.make((lab) => lab.makeTenants());
  const clock = createMovableClock(source.at);
  const store = await openTestStore(join(tempFolder(t), 'test.sqlite'), clock);
  closing.push(() => store.close());
  return {
    ...(await openPorts(closing, source, { store, clock, external: tenants.external })),
    ...scopesOf(tenants),
    external: tenants.external,
  };
}

/** A whole platform on a cloud, with an empty folder of its own. */
export async function openOpenstackPlatform(t: TestContext, folder: string) {
  const source = await openSource(t, folder);
  t.after(() => source.close());
  const people = await source.make((lab) => lab.makePeople());
  const openstack = { ...source.settings, authUrl: source.server.authUrl };
  // Its closing comes before that of the cloud.
  const platform = await openTestPlatform(t, { openstack, demo: false, dataFolder: tempFolder(t) });
  return {
    ...platform,
    people,
    elsewhere: async (act: (lab: Lab) => Promise<unknown>) => {
      await source.make(async (lab) => {
        await act(lab);
        return null;
      });
    },
  };
}

const openSource = (t: TestContext, folder: string): Promise<Source> => {
  const file = join(folder, `${t.name.replaceAll(/[^\w]+/g, '-').toLowerCase()}.json`);
  return mode === undefined ? openRecording(file) : openLabSource(file);
};

async function openPorts(
  closing: (() => Promise<void>)[],
  source: Source,
  {
    store,
    clock,
    external,
  }: { readonly store: Store; readonly clock: MovableClock; readonly external: Tenants['external'] },
) {
  const warn = () => {};
  const settings = { ...source.settings, authUrl: source.server.authUrl };
  const cloud = openCloud(settings, { clock, warn });
  const parts: OpenstackParts = { cloud, store, clock, warn, projects: createProjects(cloud.identity, clock) };
  const { tasks, settle: settleLost, ...routers } = createOpenstackRouters(parts);
  const faults: unknown[] = [];
  const runner = await startRunner({
    store,
    clock,
    definitions: tasks,
    report: (error) => void faults.push(error),
  });
  closing.push(async () => {
    await runner.stop();
    assert.deepEqual(faults, []);
  });
  const networks = createOpenstackNetworks(parts);
  return {
    parts,
    clock,
    settleLost,
    routers,
    networks,
    subnets: createOpenstackSubnets(parts),
    // Made by somebody else, for this engine only reads them.
    makeNetwork: async (scope: Scope, body: PrivateNetworkBody) =>
      networks.read(scope, await source.make((lab) => lab.makeNetwork(scope.projectId ?? '', body))),
    addServer: (networkId: string, groupIds?: readonly string[]) =>
      source.make((lab) => lab.addServer(networkId, groupIds)),
    addFloatingIp: async (networkId: string) =>
      void (await source.make((lab) => lab.addFloatingIp(external.open, networkId))),
    elsewhere: async (act: (lab: Lab) => Promise<unknown>) => {
      await source.make(async (lab) => {
        await act(lab);
        return null;
      });
    },
    disturb: (fault: WireFault) => source.server.disturb(fault),
    drainEvents: observeEvents(store),
    // None of its resources has a transition.
    settle: () => runner.idle(),
    async ended(taskId: string) {
      await runner.idle();
      const task = await store.read((tx) => readTask(tx.tables, taskId));
      assert.ok(task, 'the task is in the store');
      return task;
    },
  };
}

const scopesOf = ({ one, two }: Tenants) => ({
  one: scopeOf(fromKeystoneId(one), 'project_admin'),
  two: scopeOf(fromKeystoneId(two), 'project_admin'),
  system: scopeOf(null, 'superuser'),
  domainMode: scopeOf(null, 'domain_admin'),
  reader: scopeOf(null, 'viewer'),
});

interface Source {
  /** When the cloud was asked. */
  readonly at: Date;
  readonly server: CloudServer;
  readonly settings: { credentialId: string; credentialSecret: string; region: string | null; interface: 'public' };
  /** Makes something in the lab; where nothing is made, answers with what was made then. */
  make<Value>(act: (lab: Lab) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

const nobody = { credentialId: 'id', credentialSecret: 'secret', region: null, interface: 'public' } as const;

async function openRecording(file: string): Promise<Source> {
  const recording = JSON.parse(readFileSync(file, 'utf8')) as Recording;
  const made = [...recording.made];
  const server = await serveRecording(recording);
  return {
    at: timeOf(recording),
    server,
    settings: nobody,
    make: async <Value>() => made.shift() as Value,
    async close() {
      await server.close();
      assert.deepEqual(
        server.unanswered,
        [],
        `${file} is of an older test: record it again (test/openstack/README.md)`,
      );
    },
  };
}

async function openLabSource(file: string): Promise<Source> {
  const settings = readOpenstackSettings({ ...process.env, SKYDECK_ENGINE: 'openstack' });
  assert.ok(settings);
  const lab = openLab(settings);
  const made: unknown[] = [];
  const server = await serveLab(await lab.services());
  return {
    at: new Date(),
    server,
    settings: { ...settings, interface: 'public' },
    async make(act) {
      const value = await act(lab);
      made.push(value);
      return value;
    },
    async close() {
      await server.close();
      await lab.clear();
      if (mode !== 'record') return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, textOf(withPlainIds({ made, exchanges: withoutTokens(server) })));
    },
  };
}

/** One line for each exchange. */
const textOf = ({ made, exchanges }: Recording) =>
  `{"made": ${JSON.stringify(made)},\n"exchanges": [\n${exchanges.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`;

const withoutTokens = ({ exchanges }: CloudServer): Recording['exchanges'] =>
  exchanges.map((exchange) => ({
    ...exchange,
    headers: { ...exchange.headers, ...('x-subject-token' in exchange.headers && { 'x-subject-token': 'a token' }) },
  }));
