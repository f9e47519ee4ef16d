import type { ProjectDocument } from '../../../accounts/documents.ts';
import { createRandom, type Random } from '../random.ts';
import { rangesOf, sizeOf } from '../ranges.ts';
import type { NetworkRecord, PortRecord, RouterRecord, SubnetRecord } from '../records.ts';
import { externalNetwork, type Made, privateNetwork } from './build-network.ts';
import { addServers, createPortBook, type PortBook } from './build-ports.ts';
import { buildRouter } from './build-router.ts';
import { buildServers, type Machines, spareVolumes } from './build-servers.ts';
import { externalNetworks } from './external.ts';
import { momentsOf } from './moments.ts';
import type { ExternalPlan, NetworkPlan, ProjectPlan } from './plan.ts';
import { projectPlans } from './projects.ts';

export interface World extends Machines {
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
interface Board {
  readonly networks: NetworkRecord[];
  readonly subnets: SubnetRecord[];
  readonly routers: RouterRecord[];
  readonly book: PortBook;
  readonly random: Random;
  find(project: string): ProjectDocument;
  made(project: ProjectDocument): Made;
}

/** What the plans say, as records. Throws when a plan names a project that is not there. */
export function drawWorld(projects: readonly ProjectDocument[], now: Date): World {
  const random = createRandom(SEED);
  const board: Board = {
    networks: [],
    subnets: [],
    routers: [],
    book: createPortBook(),
    random,
    find(name) {
      const project = projects.find((one) => one.name === name);
      if (!project) throw new Error(`The demo world needs the project '${name}'`);
      return project;
    },
    made(project) {
      const { created, changed } = momentsOf(project, now, random);
      const at = created();
      return { project, created: at, changed: changed(at) };
    },
  };
  for (const plan of externalNetworks) drawExternal(board, plan);
  for (const plan of projectPlans) drawProject(board, plan);
  const { networks, subnets, routers, book } = board;
  const quotas = projectPlans.flatMap(({ project, quota }) => (quota ? [{ project: board.find(project), quota }] : []));
  const machines = buildServers(book.all, createRandom(SERVER_SEED));
  const spare = projectPlans.flatMap((plan) => {
    const project = board.find(plan.project);
    return spareVolumes(project, project.created_at);
  });
  return {
    networks,
    subnets,
    routers,
    ports: book.all,
    servers: machines.servers,
    volumes: [...machines.volumes, ...spare],
    quotas,
  };
}

function drawExternal(board: Board, plan: ExternalPlan): void {
  const made = board.made(board.find('cloud-operations'));
  const { network, subnets } = externalNetwork(made, plan, (name) => board.find(name).id);
  board.networks.push(network);
  board.subnets.push(...subnets);
  if (!plan.full) return;
  const count = Number(sizeOf(rangesOf(subnets.flatMap(({ allocation_pools }) => allocation_pools))));
  addServers(board.book, { made, network, subnets, count, services: ['partner-gw'] }, board.random);
}

function drawProject(board: Board, plan: ProjectPlan): void {
  const project = board.find(plan.project);
  const drawn = plan.networks.map((network) => drawNetwork(board, board.made(project), network));
  const external = board.networks.filter(({ router_external }) => router_external);
  const atlas = {
    network(name: string) {
      const found = [...drawn.map(({ network }) => network), ...external].find((network) => network.name === name);
      if (!found) throw new Error(`The demo world has no network '${name}' for ${project.name}`);
      return found;
    },
    subnetsOf: (id: string) => board.subnets.filter(({ network_id }) => network_id === id),
  };
  // Routers first: they take the gateway addresses, as they did when the network was new.
  for (const router of plan.routers) board.routers.push(buildRouter(board.book, board.made(project), router, atlas));
  for (const {
    plan: { servers: count = 0, services = [] },
    ...place
  } of drawn) {
    addServers(board.book, { ...place, count, services }, board.random);
  }
}

function drawNetwork(board: Board, made: Made, plan: NetworkPlan) {
  const { network, subnets } = privateNetwork(made, plan);
  board.networks.push(network);
  board.subnets.push(...subnets);
  return { plan, made, network, subnets };
}
