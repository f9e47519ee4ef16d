import { networkApi, networkEvent, networkSubjects, routerEvent, routerSubjects, subnetApi } from '@skydeck/contract';
import { serveRead } from '../../http/serve-crud.ts';
import type { Scope } from '../../http/scope.ts';
import { openEmbeddedDomains } from '../../resources/domain/embedded/index.ts';
import { domainRoutes } from '../../resources/domain/routes.ts';
import { createOpenstackNetworks } from '../../resources/network/openstack/index.ts';
import { openEmbeddedProjects, projectSearch } from '../../resources/project/embedded/index.ts';
import { projectRoutes } from '../../resources/project/routes.ts';
import { routerAudit } from '../../resources/router/openstack/changed.ts';
import { createOpenstackRouters } from '../../resources/router/openstack/index.ts';
import { routerRoutes } from '../../resources/router/routes.ts';
import { createOpenstackSubnets } from '../../resources/subnet/openstack/index.ts';
import { seeNetworks } from '../../resources/network/openstack/events.ts';
import { seeRouters } from '../../resources/router/openstack/events.ts';
import type { OpenstackSettings } from '../../engines/openstack/settings.ts';
import type { ReadEngine } from '../../http/crud-engine.ts';
import type { StatusDefinition } from '../../engines/counts/definition.ts';
import type { OpenEngine } from '../../engines/engine.ts';
import { openCloud } from '../../engines/openstack/cloud.ts';
import { createKeystoneCredentials } from '../../engines/openstack/keystone/application-credential.ts';
import { keystoneIdOf } from '../../engines/openstack/keystone/directory.ts';
import { createKeystonePeople } from '../../engines/openstack/keystone/people.ts';
import { createProjects } from '../../engines/openstack/keystone/projects.ts';
import type { OpenstackParts } from '../../engines/openstack/parts.ts';
import { watchCloud } from '../../engines/openstack/watch.ts';

/** As many as the list has. */
const countOf =
  ({ list }: ReadEngine<unknown>) =>
  async (scope: Scope) =>
    (await list(scope, { limit: '1', with_count: 'true' })).count ?? 0;

/** Its list is read as a whole in any case: the cloud counts nothing by status. */
const statusesOf = ({ list }: ReadEngine<ItemOfCloud>): StatusDefinition => {
  const all = async (scope: Scope) => (await list(scope, {})).data;
  return {
    async count(scope) {
      const byStatus = Map.groupBy(await all(scope), ({ status }) => status);
      return [...byStatus].map(([status, items]) => ({ status, count: items.length }));
    },
    async list(scope, statuses, limit) {
      const found = (await all(scope)).filter(({ status }) => statuses.includes(status));
      return found
        .map(({ id, name, status, updated_at: at }) => ({ id, name, status, at }))
        .toSorted((one, other) => other.at.localeCompare(one.at))
        .slice(0, limit);
    },
  };
};

interface ItemOfCloud {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly updated_at: string;
}

/** A real OpenStack behind the console: its people, its networks (to be looked at) and its routers. */
export const openOpenstackEngine =
  (settings: OpenstackSettings): OpenEngine =>
  ({ store, clock, warn }) => {
    const cloud = openCloud(settings, { clock, warn });
    const parts: OpenstackParts = { cloud, store, clock, warn, projects: createProjects(cloud.identity, clock) };
    const networks = createOpenstackNetworks(parts);
    const subnets = createOpenstackSubnets(parts);
    const { tasks, ...routers } = createOpenstackRouters(parts);
    return {
      name: 'openstack',
      access: { auth_url: settings.authUrl, region_name: settings.region, interface: settings.interface },
      offers: { network: 'read', subnet: 'read', router: 'all' },
      credentials: createKeystoneCredentials(cloud, (userId) => store.read((tx) => keystoneIdOf(tx, userId))),
      people: (signal) => createKeystonePeople({ ...parts, signal }),
      seed: async () => {},
      routes: [
        // Keystone's, as they were at the last sign-in or refresh.
        domainRoutes(openEmbeddedDomains(store)),
        projectRoutes(openEmbeddedProjects(store)),
        (app) => serveRead(app, networkApi, networks),
        (app) => serveRead(app, subnetApi, subnets),
        routerRoutes(routers),
      ],
      tasks,
      audited: [routerAudit],
      startBackground: (report) => watchCloud(parts, [seeNetworks, seeRouters], report),
      search: [projectSearch(store)],
      counts: [
        {
          type: networkEvent.name,
          subject: networkSubjects.list,
          count: countOf(networks),
        },
        {
          type: routerEvent.name,
          subject: routerSubjects.list,
          count: countOf(routers),
          statuses: statusesOf(routers),
        },
      ],
    };
  };
