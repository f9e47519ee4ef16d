import { networkApi, subnetApi } from '@skydeck/contract';
import { serveRead } from '../../http/serve-crud.ts';
import { openStoredDomains } from '../../resources/domain/index.ts';
import { resourceCounts } from '../../resources/index.ts';
import { domainRoutes } from '../../resources/domain/routes.ts';
import { createOpenstackNetworks } from '../../resources/network/openstack/index.ts';
import { openStoredProjects } from '../../resources/project/index.ts';
import { projectRoutes } from '../../resources/project/routes.ts';
import { routerAudit } from '../../resources/router/openstack/changed.ts';
import { createOpenstackRouters } from '../../resources/router/openstack/index.ts';
import { routerRoutes } from '../../resources/router/routes.ts';
import { createOpenstackSubnets } from '../../resources/subnet/openstack/index.ts';
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
      counts: resourceCounts({ networks, routers }),
    };
  };
