import type { PrivateNetworkBody } from '@skydeck/contract';
import { array, string, type } from 'superstruct';
import { createRealClock } from '../../../clock.ts';
import type { OpenstackSettings } from '../settings.ts';
import { openCloud } from '../cloud.ts';
import { toKeystoneId } from '../ids.ts';
import type { Externals } from '../../test-cloud.ts';
import { clearNetworks, createMakeNetwork, makeExternals, makePrivateNetwork, makeServerPort } from './lab-networks.ts';
import { makePeople, removeDomain, type TestPeople } from './lab-people.ts';
import { make } from './make.ts';

/** Two projects that know nothing of each other, and networks to go out by. Ids are as Keystone and Neutron write them. */
export interface Tenants {
  readonly one: string;
  readonly two: string;
  readonly external: Externals;
}

/** The administrator of a real cloud, who takes away what he made. */
export interface Lab {
  makeTenants(): Promise<Tenants>;
  makePeople(): Promise<TestPeople>;
  disableUser(id: string): Promise<void>;
  makeNetwork(projectId: string, body: PrivateNetworkBody): Promise<string>;
  /** The addresses of a server that is new in the network. */
  addServer(networkId: string, groupIds?: readonly string[]): Promise<readonly string[]>;
  /** For a new server in the network. */
  addFloatingIp(externalId: string, networkId: string): Promise<null>;
  /** How many ports a project may have. */
  limitPorts(projectId: string, limit: number): Promise<void>;
  makeRouter(projectId: string, name: string): Promise<string>;
  renameRouter(id: string, name: string): Promise<void>;
  removeRouter(id: string): Promise<void>;
  /** Where Keystone and Neutron are. */
  services(): Promise<{ readonly identity: string; readonly network: string }>;
  clear(): Promise<void>;
}

const Catalogue = type({ catalog: array(type({ type: string(), endpoints: array(type({ url: string() })) })) });

export function openLab(settings: OpenstackSettings): Lab {
  const cloud = openCloud(settings, { clock: createRealClock(), warn: () => {} });
  const { network, identity } = cloud;
  const made = { domains: [] as string[], projects: [] as string[], networks: [] as string[] };
  const makeNetwork = createMakeNetwork(network, (id) => made.networks.push(id));

  async function makeProject(name: string): Promise<string> {
    // A name is free again only when its project is gone.
    const id = await make(identity, '/projects', 'project', { name: `${name} ${crypto.randomUUID()}` });
    made.projects.push(id);
    return id;
  }

  return {
    async makeTenants() {
      const projects = { one: await makeProject('one'), two: await makeProject('two') };
      return { ...projects, external: await makeExternals(network, makeNetwork, projects) };
    },
    makePeople: () => makePeople(cloud, (id) => made.domains.push(id)),
    disableUser: async (id) => void (await identity.patch(`/users/${id}`, { user: { enabled: false } })),
    makeNetwork: (projectId, body) => makePrivateNetwork(network, makeNetwork, projectId, body),
    addServer: async (networkId, groupIds) => (await makeServerPort(network, networkId, groupIds)).addresses,
    async addFloatingIp(externalId, networkId) {
      const { id: port_id } = await makeServerPort(network, networkId);
      await make(network, '/floatingips', 'floatingip', { floating_network_id: externalId, port_id });
      return null;
    },
    limitPorts: async (projectId, limit) =>
      void (await network.put(`/quotas/${toKeystoneId(projectId)}`, { quota: { port: limit } })),
    makeRouter: (projectId, name) => make(network, '/routers', 'router', { name, project_id: toKeystoneId(projectId) }),
    renameRouter: async (id, name) => void (await network.put(`/routers/${id}`, { router: { name } })),
    removeRouter: (id) => network.remove(`/routers/${id}`),
    async services() {
      const { catalog } = (await identity.get('/auth/catalog')).read(Catalogue);
      const found = catalog.find((one) => one.type === 'network')?.endpoints[0];
      return { identity: new URL(settings.authUrl).origin, network: found?.url ?? '' };
    },
    async clear() {
      await clearNetworks(network, made.projects, made.networks);
      for (const id of made.projects) await identity.remove(`/projects/${id}`);
      for (const id of made.domains) await removeDomain(identity, id);
    },
  };
}
