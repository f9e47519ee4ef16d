import type { OpenEngine } from '../../engines/engine.ts';
import { readAnswered, watchServices } from '../../engines/openstack/answered-services.ts';
import { openCloud } from '../../engines/openstack/cloud.ts';
import { createKeystoneCredentials } from '../../engines/openstack/keystone/application-credential.ts';
import { keystoneIdOf } from '../../engines/openstack/keystone/directory.ts';
import { createServiceCheck } from '../../engines/openstack/service-check.ts';
import { createKeystonePeople } from '../../engines/openstack/keystone/people.ts';
import { createProjects } from '../../engines/openstack/keystone/projects.ts';
import type { OpenstackParts } from '../../engines/openstack/parts.ts';
import type { OpenstackSettings } from '../../engines/openstack/settings.ts';
import type { Offers } from '../../engines/offers.ts';
import { watchCloud } from '../../engines/openstack/watch.ts';
import { together } from '../../tasks/background.ts';
import { openstackResources } from './resources.ts';

/** A real OpenStack behind the console: its people, and what its resources offer. */
export const openOpenstackEngine =
  (settings: OpenstackSettings): OpenEngine =>
  ({ store, clock, warn }) => {
    const cloud = openCloud(settings, { clock, warn });
    const parts: OpenstackParts = { cloud, store, clock, warn, projects: createProjects(cloud.identity, clock) };
    const services = createServiceCheck({ cloud, clock, answered: () => readAnswered(store) });
    const opened = openstackResources.map(({ open }) => open(parts));
    return {
      name: 'openstack',
      access: { auth_url: settings.authUrl, region_name: settings.region, interface: settings.interface },
      offers: Object.assign({}, ...openstackResources.map(({ offers = {} }) => offers)) as Offers,
      services,
      credentials: createKeystoneCredentials(cloud, (userId) => store.read((tx) => keystoneIdOf(tx, userId))),
      people: (signal) => createKeystonePeople({ ...parts, signal }),
      seed: async () => {},
      routes: opened.map(({ routes }) => routes),
      tasks: opened.flatMap(({ tasks = [] }) => tasks),
      audited: openstackResources.flatMap(({ audited = [] }) => audited),
      startBackground: (report) =>
        together([
          watchCloud(
            parts,
            { see: opened.flatMap(({ see }) => see ?? []), settle: opened.flatMap(({ settle }) => settle ?? []) },
            report,
          ),
          watchServices({ store, clock, check: services }, report),
        ]),
      search: opened.flatMap(({ search = [] }) => search),
      counts: opened.flatMap(({ counts = [] }) => counts),
    };
  };
