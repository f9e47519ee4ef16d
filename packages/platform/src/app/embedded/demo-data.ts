import type { Network } from '@skydeck/contract';
import { accountsOf } from '../../identity/accounts/documents.ts';
import type { ResourceParts } from '../../engines/embedded/embedded-resource.ts';
import { createRandom } from '../../engines/embedded/random.ts';
import { portsOfNetwork } from '../../resources/port/index.ts';
import type { PortRecord } from '../../resources/port/records.ts';
import { rangesOf, sizeOf } from '../../resources/kit/ranges.ts';
import { subnetsOfNetwork } from '../../resources/subnet/index.ts';
import type { Store, Tx } from '../../store/store.ts';
import { agreeQuota, breakRouter, plugInServers, runServers } from './demo-data/elsewhere.ts';
import { externalNetworks } from './demo-data/external.ts';
import { seedFlavors } from './demo-data/flavors.ts';
import { makeExternal, makePrivate, makeRouter } from './demo-data/make.ts';
import { type Origin, originOf } from './demo-data/origin.ts';
import { openPast } from './demo-data/past.ts';
import type { ExternalPlan, NetworkPlan, ProjectPlan } from './demo-data/plan.ts';
import { projectPlans } from './demo-data/projects.ts';
import { makeSecurityGroups } from './demo-data/security-groups.ts';
import { serverPorts } from './demo-data/server-ports.ts';
import { buildServers, spareVolumes } from './demo-data/servers.ts';
import { seedServices } from './demo-data/services.ts';
import { createEmbeddedPorts, embeddedJobHandlers } from './resources.ts';

const SEED = 0x5eed;
/** Servers have dice of their own: what was drawn before them stays where it was. */
const SERVER_SEED = 0xcafe;

/** What its resources stand on besides the store. */
export type DemoParts = Omit<ResourceParts, 'store'>;

/**
 * The demo cloud: the same names, ids and addresses every time; only dates follow the clock. All of it is made by the ports,
 * as people make it, but for what comes from elsewhere. One transaction.
 */
export async function seedDemoData(store: Store, parts: DemoParts): Promise<void> {
  await store.write(async (tx) => {
    const demo = await openDemo(store, parts, tx);
    for (const project of demo.allProjects) await makeSecurityGroups(demo, project);
    for (const { project, quota } of projectPlans) if (quota) await agreeQuota(tx, demo.find(project), quota);
    for (const plan of externalNetworks) await seedExternal(demo, plan);
    for (const plan of projectPlans) await seedProject(demo, plan);
    const { servers, volumes } = buildServers(demo.serverPorts, createRandom(SERVER_SEED));
    const spare = projectPlans.flatMap(({ project }) => spareVolumes(demo.find(project)));
    await runServers(tx, { servers, volumes: [...volumes, ...spare] });
    await seedServices(demo);
    await seedFlavors(tx);
  });
}

type Demo = Awaited<ReturnType<typeof openDemo>>;

async function openDemo(store: Store, parts: DemoParts, tx: Tx) {
  const projects = await accountsOf(tx).projects.all();
  const past = openPast(store);
  const random = createRandom(SEED);
  const find = (name: string) => {
    const project = projects.find((one) => one.name === name);
    if (!project) throw new Error(`The demo data needs the project '${name}'`);
    return project;
  };
  return {
    ...createEmbeddedPorts({ ...parts, store: past.store }),
    jobHandlers: embeddedJobHandlers,
    tx,
    past,
    allProjects: projects,
    random,
    find,
    /** Of a thing that is drawn next. */
    origin: (name: string) => originOf(find(name), tx.now, random),
    external: [] as Network[],
    /** Of servers. */
    serverPorts: [] as PortRecord[],
  };
}

async function seedExternal(demo: Demo, plan: ExternalPlan): Promise<void> {
  const origin = demo.origin('cloud-operations');
  const network = await makeExternal(demo, origin, plan, (name) => demo.find(name).id);
  demo.external.push(network);
  if (!plan.full) return;
  const count = Number(sizeOf(rangesOf(network.subnets.flatMap(({ allocation_pools }) => allocation_pools))));
  await seedServers(demo, { origin, network, count, services: ['partner-gw'] });
}

async function seedProject(demo: Demo, { project, networks, routers }: ProjectPlan): Promise<void> {
  const drawn: { plan: NetworkPlan; origin: Origin; network: Network }[] = [];
  for (const plan of networks) {
    const origin = demo.origin(project);
    drawn.push({ plan, origin, network: await makePrivate(demo, origin, plan) });
  }
  const networkId = (name: string) => {
    const found = [...drawn.map(({ network }) => network), ...demo.external].find((one) => one.name === name);
    if (!found) throw new Error(`The demo data has no network '${name}' for ${project}`);
    return found.id;
  };
  // Routers first: they take the gateway addresses, as they did when the network was new.
  for (const plan of routers) {
    const id = await makeRouter(demo, demo.origin(project), plan, networkId);
    if (plan.status === 'DOWN' || plan.status === 'ERROR') await breakRouter(demo.tx, id, plan.status);
  }
  for (const { plan, ...place } of drawn)
    await seedServers(demo, { ...place, count: plan.servers ?? 0, services: plan.services ?? [] });
}

interface ServerGroup {
  readonly origin: Origin;
  readonly network: Network;
  readonly count: number;
  readonly services: readonly string[];
}

async function seedServers({ tx, random, serverPorts: all }: Demo, group: ServerGroup): Promise<void> {
  const { id } = group.network;
  const there = { subnets: await subnetsOfNetwork(tx, id), ports: await portsOfNetwork(tx, id) };
  const made = serverPorts({ ...group, ...there }, random);
  await plugInServers(tx, made);
  all.push(...made);
}
