import { networkApi, networkEvent, networkSubjects, routerEvent, routerSubjects, subnetApi } from '@skydeck/contract';
import { serveRead } from '../../http/serve-crud.ts';
import { openStoredDomains } from '../../resources/domain/index.ts';
import { countDocuments } from '../../resources/kit/counts/definition.ts';
import { domainRoutes } from '../../resources/domain/routes.ts';
import { createOpenstackNetworks, loadNetworksAlone } from '../../resources/network/openstack/index.ts';
import { openStoredProjects } from '../../resources/project/index.ts';
import { projectRoutes } from '../../resources/project/routes.ts';
import { routerAudit } from '../../resources/router/openstack/changed.ts';
import { createOpenstackRouters, loadRoutersAlone } from '../../resources/router/openstack/index.ts';
import { routerRoutes } from '../../resources/router/routes.ts';
import { createOpenstackSubnets } from '../../resources/subnet/openstack/index.ts';
import { visibleNetworks } from '../../resources/network/visibility.rules.ts';
import { seeNetworks } from '../../resources/network/openstack/events.ts';
import { seeRouters } from '../../resources/router/openstack/events.ts';
import type { OpenstackSettings } from '../../engines/openstack/settings.ts';
import type { OpenEngine } from '../../engines/engine.ts';
import { openCloud } from '../../engines/openstack/cloud.ts';
import { createKeystoneCredentials } from '../../engines/openstack/keystone/application-credential.ts';
import { keystoneIdOf } from '../../engines/openstack/keystone/directory.ts';
import { createKeystonePeople } from '../../engines/openstack/keystone/people.ts';
import { createProjects } from '../../engines/openstack/keystone/projects.ts';
import type { OpenstackParts } from '../../engines/openstack/parts.ts';
import { openstackSearches } from './search.ts';
import { watchCloud } from '../../engines/openstack/watch.ts';

/** A real OpenStack behind the console: its people, its networks (to be looked at) and its routers. */
export const openOpenstackEngine =
  (settings: OpenstackSettings): OpenEngine =>
  ({ store, clock, warn }) => {
    const cloud = openCloud(settings, { clock, warn });
    const parts: OpenstackParts = { cloud, store, clock, warn, projects: createProjects(cloud.identity, clock) };
    const networks = createOpenstackNetworks(parts);
    const subnets = createOpenstackSubnets(parts);
    const { tasks, settle, ...routers } = createOpenstackRouters(parts);
    return {
      name: 'openstack',
      access: { auth_url: settings.authUrl, region_name: settings.region, interface: settings.interface },
      offers: { network: 'read', subnet: 'read', router: 'all' },
      credentials: createKeystoneCredentials(cloud, (userId) => store.read((tx) => keystoneIdOf(tx, userId))),
      people: (signal) => createKeystonePeople({ ...parts, signal }),
      seed: async () => {},
      routes: [
        // Keystone's, as they were at the last sign-in or refresh.
        domainRoutes(openStoredDomains(store)),
        projectRoutes(openStoredProjects(store)),
        (app) => serveRead(app, networkApi, networks),
        (app) => serveRead(app, subnetApi, subnets),
        routerRoutes(routers),
      ],
      tasks,
      audited: [routerAudit],
      startBackground: (report) => watchCloud(parts, { see: [seeNetworks, seeRouters], settle: [settle] }, report),
      search: openstackSearches(parts),
      counts: [
        countDocuments(
          { type: networkEvent.name, subject: networkSubjects.list, visible: visibleNetworks },
          async (scope, read) => read(await loadNetworksAlone(parts, scope)),
          networks,
        ),
        countDocuments(
          { type: routerEvent.name, subject: routerSubjects.list },
          async (scope, read) => read(await loadRoutersAlone(parts, scope)),
          routers,
        ),
      ],
    };
  };
