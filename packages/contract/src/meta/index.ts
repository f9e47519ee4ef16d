import { array, type Infer, string, type } from 'superstruct';
import { get, page } from '../http.ts';

/** What the person may do: resource names with the HTTP methods allowed on them. */
export const Allowed = type({ name: string(), methods: array(string()) });
export type Allowed = Infer<typeof Allowed>;

export const metaApi = { read: get('/api/v2/meta', page(Allowed)) } as const;

export type Action = 'read' | 'create' | 'update' | 'delete' | 'change';

const actionOf: ReadonlyMap<string, Action> = new Map([
  ['GET', 'read'],
  ['POST', 'create'],
  ['DELETE', 'delete'],
  ['PATCH', 'update'],
  ['PUT', 'update'],
]);

/** Methods as abilities; delete and update together add `change` (spec: permission.actions). */
export function actionsOf(methods: readonly string[]): ReadonlySet<Action> {
  const actions = new Set<Action>();
  for (const method of methods) {
    const action = actionOf.get(method);
    if (action) actions.add(action);
  }
  if (actions.has('delete') && actions.has('update')) actions.add('change');
  return actions;
}

/** Every subject the platform knows. `/meta` answers with a subset; the console's routes may name no other. */
export const subjects = [
  'tasks',
  'domain_users',
  'domain_user',
  'domain_projects',
  'domain_project',
  'compute_networks',
  'compute_private_networks',
  'compute_physical_networks',
  'compute_network_access',
  'compute_network_details',
  'compute_subnets',
  'compute_routers',
  'compute_routers_router',
  'compute_vpn_ipsec_site_connections',
  'compute_vpn_ipsec_site_connection',
  'compute_lbaas_loadbalancers',
  'compute_lbaas_loadbalancer',
  'compute_lbaas_pools',
  'compute_lbaas_pool',
  'compute_lbaas_flavors',
  'compute_networks_floating_ips_list',
  'compute_networks_floating_ips',
  'compute_security_groups',
  'compute_security_group',
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
  'compute_quotas',
  's3_enable',
  's3_domain',
  'settings_theme',
  'settings_partners',
  'settings_identity_providers',
] as const;
export type Subject = (typeof subjects)[number];
