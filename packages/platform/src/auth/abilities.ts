import { type Allowed, type Method, type Role, type Subject, subjects } from '@skydeck/contract';

const all: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const read: readonly Method[] = ['GET'];

type Methods = Readonly<Partial<Record<Subject, readonly Method[]>>>;

const onEach = (names: readonly Subject[], methods: readonly Method[]): Methods =>
  Object.fromEntries(names.map((name) => [name, methods]));

const networking: readonly Subject[] = [
  'compute_networks',
  'compute_private_networks',
  'compute_network_details',
  'compute_subnets',
  'compute_routers',
  'compute_routers_router',
  'compute_vpn_ipsec_site_connections',
  'compute_vpn_ipsec_site_connection',
  'compute_networks_floating_ips_list',
  'compute_networks_floating_ips',
  'compute_security_groups',
  'compute_security_group',
  'compute_lbaas_loadbalancers',
  'compute_lbaas_loadbalancer',
  'compute_lbaas_pools',
  'compute_lbaas_pool',
  'compute_lbaas_flavors',
  'compute_ports',
  'compute_port',
  'compute_servers',
  'compute_server',
  'compute_volumes',
  'compute_volume',
  'compute_backup_plans',
  'compute_backup_plan',
  'compute_volume_backups',
  'compute_volume_backup',
];
const ofDomain: readonly Subject[] = ['domain_users', 'domain_user', 'domain_projects', 'domain_project'];

/** Which role may do what: the only place that says so. Who has which role where is `scopes.ts`. */
export const abilities: Readonly<Record<Role, Methods>> = {
  superuser: onEach(subjects, all),
  admin: onEach(subjects, all),
  viewer: onEach(subjects, read),
  domain_admin: {
    tasks: read,
    ...onEach(ofDomain, all),
    compute_quotas: read,
    settings_identity_providers: all,
    settings_partners: all,
    settings_theme: all,
  },
  // How their domain looks is for everybody in it to see, and to hear of when it changes.
  project_admin: {
    tasks: read,
    ...onEach(networking, all),
    compute_network_access: all,
    compute_quotas: all,
    s3_enable: all,
    settings_theme: read,
  },
  project_user: {
    tasks: read,
    ...onEach(networking, all),
    compute_network_access: read,
    compute_quotas: read,
    s3_enable: all,
    settings_theme: read,
  },
  // Has no rights of its own: it acts with the roles it was given in projects.
  service_account: {},
};

/** The permission group without which `admin` loses the noun; nouns without one are every administrator's. */
export function groupOf(subject: Subject): string | null {
  if (subject.startsWith('s3_')) return 's3';
  return subject.startsWith('compute_') ? 'compute' : null;
}

/** `groups`: the platform permission groups of a system administrator (superusers need none). */
export function methodsOf(subject: Subject, roles: readonly Role[], groups: readonly string[]): ReadonlySet<Method> {
  const group = groupOf(subject);
  const methods = new Set<Method>();
  for (const role of roles) {
    if (role === 'admin' && group !== null && !groups.includes(group)) continue;
    for (const method of abilities[role][subject] ?? []) methods.add(method);
  }
  return methods;
}

/** The answer of `/meta`: only nouns with at least one method. */
export function allowedOf(may: (subject: Subject, method: Method) => boolean): Allowed[] {
  return subjects
    .map((name) => ({ name, methods: all.filter((method) => may(name, method)) }))
    .filter(({ methods }) => methods.length > 0);
}
