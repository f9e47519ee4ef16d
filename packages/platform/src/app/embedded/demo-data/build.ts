import type { ProjectDocument } from '../../../identity/accounts/documents.ts';
import { createRandom, type Random } from '../../../engines/embedded/random.ts';
import { rangesOf, sizeOf } from '../../../resources/kit/ranges.ts';
import type { NetworkRecord } from '../../../resources/network/records.ts';
import type { PortRecord } from '../../../resources/port/records.ts';
import type { RouterRecord } from '../../../resources/router/records.ts';
import type { SubnetRecord } from '../../../resources/subnet/records.ts';
import { externalNetwork, privateNetwork, type RecordOrigin } from './build-network.ts';
import { addServers, createPortRegistry, type PortRegistry } from './build-ports.ts';
import { buildRouter } from './build-router.ts';
import { buildServers, type Machines, spareVolumes } from './build-servers.ts';
import { externalNetworks } from './external.ts';
import { timestampsOf } from './timestamps.ts';
import type { ExternalPlan, NetworkPlan, ProjectPlan } from './plan.ts';
import { projectPlans } from './projects.ts';

export interface DemoData extends Machines {
  readonly networks: readonly NetworkRecord[];
  readonly subnets: readonly SubnetRecord[];
  readonly routers: readonly RouterRecord[];
  readonly ports: readonly PortRecord[];
  readonly quotas: readonly { readonly project: ProjectDocument; readonly quota: NonNullable<ProjectPlan['quota']> }[];
}

const SEED = 0x5eed;
/** Servers have dice of their own: what was drawn before them stays where it was. */
const SERVER_SEED = 0xcafe;

/** The board the plans are drawn on, one after the other. */
interface DataBuilder {
  readonly networks: NetworkRecord[];
  readonly subnets: SubnetRecord[];
  readonly routers: RouterRecord[];
  readonly registry: PortRegistry;
  readonly random: Random;
  find(project: string): ProjectDocument;
  made(project: ProjectDocument): RecordOrigin;
}

/** What the plans say, as records. Throws when a plan names a project that is not there. */
export function buildDemoData(projects: readonly ProjectDocument[], now: Date): DemoData {
  const random = createRandom(SEED);
  const builder: DataBuilder = {
    networks: [],
    subnets: [],
    routers: [],
    registry: createPortRegistry(),
    random,
    find(name) {
      const project = projects.find((one) => one.name === name);
      if (!project) throw new Error(`The demo data needs the project '${name}'`);
      return project;
    },
    made(project) {
      const { created, changed } = timestampsOf(project, now, random);
      const at = created();
      return { project, created: at, changed: changed(at) };
    },
  };
  for (const plan of externalNetworks) buildExternal(builder, plan);
  for (const plan of projectPlans) buildProject(builder, plan);
  const { networks, subnets, routers, registry } = builder;
  const quotas = projectPlans.flatMap(({ project, quota }) =>
    quota ? [{ project: builder.find(project), quota }] : [],
  );
  const machines = buildServers(registry.all, createRandom(SERVER_SEED));
  const spare = projectPlans.flatMap((plan) => {
    const project = builder.find(plan.project);
    return spareVolumes(project, project.created_at);
  });
  return {
    networks,
    subnets,
    routers,
    ports: registry.all,
    servers: machines.servers,
    volumes: [...machines.volumes, ...spare],
    quotas,
  };
}

function buildExternal(builder: DataBuilder, plan: ExternalPlan): void {
  const made = builder.made(builder.find('cloud-operations'));
  const { network, subnets } = externalNetwork(made, plan, (name) => builder.find(name).id);
  builder.networks.push(network);
  builder.subnets.push(...subnets);
  if (!plan.full) return;
  const count = Number(sizeOf(rangesOf(subnets.flatMap(({ allocation_pools }) => allocation_pools))));
  addServers(builder.registry, { made, network, subnets, count, services: ['partner-gw'] }, builder.random);
}

function buildProject(builder: DataBuilder, plan: ProjectPlan): void {
  const project = builder.find(plan.project);
  const drawn = plan.networks.map((network) => buildNetwork(builder, builder.made(project), network));
  const external = builder.networks.filter(({ router_external }) => router_external);
  const lookup = {
    network(name: string) {
      const found = [...drawn.map(({ network }) => network), ...external].find((network) => network.name === name);
      if (!found) throw new Error(`The demo data has no network '${name}' for ${project.name}`);
      return found;
    },
    subnetsOf: (id: string) => builder.subnets.filter(({ network_id }) => network_id === id),
  };
  // Routers first: they take the gateway addresses, as they did when the network was new.
  for (const router of plan.routers)
    builder.routers.push(buildRouter(builder.registry, builder.made(project), router, lookup));
  for (const {
    plan: { servers: count = 0, services = [] },
    ...place
  } of drawn) {
    addServers(builder.registry, { ...place, count, services }, builder.random);
  }
}

function buildNetwork(builder: DataBuilder, made: RecordOrigin, plan: NetworkPlan) {
  const { network, subnets } = privateNetwork(made, plan);
  builder.networks.push(network);
  builder.subnets.push(...subnets);
  return { plan, made, network, subnets };
}
