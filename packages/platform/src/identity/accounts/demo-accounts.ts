import { DEFAULT_DOMAIN, type Role } from '@skydeck/contract';
import { stableId } from './stable-id.ts';

/** The demo's tenants. Ids are made of names, so a test can name a project without asking for it. */
export const demoDomains = [
  { id: DEFAULT_DOMAIN, name: 'Default', description: 'The operator of this cloud' },
  {
    id: stableId('domain', 'Norrland Retail'),
    name: 'Norrland Retail',
    description: 'Shops and warehouses in the north',
  },
  { id: stableId('domain', 'Fjordlight Energy'), name: 'Fjordlight Energy', description: 'Wind and water power' },
] as const;

export type DemoProjectName =
  | 'cloud-operations'
  | 'payments-prod'
  | 'payments-staging'
  | 'storefront'
  | 'data-platform'
  | 'warehouse-edge'
  | 'sandbox-2024'
  | 'turbine-telemetry';

interface DemoProject {
  readonly name: DemoProjectName;
  readonly domain: (typeof demoDomains)[number]['name'];
  readonly description: string;
  readonly enabled: boolean;
}

export const demoProjects: readonly DemoProject[] = [
  { name: 'cloud-operations', domain: 'Default', description: 'Tools of the operators', enabled: true },
  { name: 'payments-prod', domain: 'Norrland Retail', description: 'Card payments, live', enabled: true },
  { name: 'payments-staging', domain: 'Norrland Retail', description: 'Card payments, before release', enabled: true },
  { name: 'storefront', domain: 'Norrland Retail', description: 'Web shop and its search', enabled: true },
  { name: 'data-platform', domain: 'Norrland Retail', description: 'Pipelines and reports', enabled: true },
  {
    name: 'warehouse-edge',
    domain: 'Norrland Retail',
    description: 'Scanners and gates of the warehouses',
    enabled: true,
  },
  { name: 'sandbox-2024', domain: 'Norrland Retail', description: 'Experiments of a past year', enabled: false },
  {
    name: 'turbine-telemetry',
    domain: 'Fjordlight Energy',
    description: 'Measurements of the turbines',
    enabled: true,
  },
];

export const demoProjectId = (name: DemoProjectName) => stableId('project', name);
export const demoDomainId = (name: (typeof demoDomains)[number]['name']) =>
  name === 'Default' ? DEFAULT_DOMAIN : stableId('domain', name);

export interface DemoAccount {
  readonly name: string;
  readonly fullName: string;
  readonly password: string;
  readonly domain: (typeof demoDomains)[number]['name'];
  /** In the whole cloud. */
  readonly system?: Role;
  /** In the account's domain. */
  readonly inDomain?: Role;
  readonly projects: Readonly<Partial<Record<DemoProjectName, Role>>>;
  /** Printed beside the account. */
  readonly remark: string;
}

/** Known to everybody: they are made only where the demo is on, which by itself is so only on this machine's own address. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    name: 'admin',
    fullName: 'Robin Ekdahl',
    password: 'Northern-Beacon-26',
    domain: 'Default',
    system: 'superuser',
    projects: { 'cloud-operations': 'project_admin' },
    remark: 'system administrator',
  },
  {
    name: 'mia.hallberg',
    fullName: 'Mia Hallberg',
    password: 'Quiet-Harbour-47',
    domain: 'Norrland Retail',
    inDomain: 'domain_admin',
    projects: {
      'payments-prod': 'project_admin',
      'payments-staging': 'project_admin',
      storefront: 'project_admin',
      'data-platform': 'project_admin',
      'warehouse-edge': 'project_admin',
      'sandbox-2024': 'project_admin',
    },
    remark: 'administers the domain Norrland Retail',
  },
  {
    name: 'jonas.lind',
    fullName: 'Jonas Lind',
    password: 'Copper-Lantern-58',
    domain: 'Norrland Retail',
    projects: { 'payments-prod': 'project_user', 'sandbox-2024': 'project_user' },
    remark: 'works in payments-prod',
  },
  {
    name: 'sara.nyberg',
    fullName: 'Sara Nyberg',
    password: 'Winter-Orchard-63',
    domain: 'Norrland Retail',
    projects: { storefront: 'project_user', 'warehouse-edge': 'project_user' },
    remark: 'works in storefront and warehouse-edge',
  },
  {
    name: 'otto.viewer',
    fullName: 'Otto Brandt',
    password: 'Silent-Watcher-74',
    domain: 'Default',
    system: 'viewer',
    projects: {},
    remark: 'reads everything, changes nothing',
  },
];

export const demoUserId = (name: string) => stableId('user', name);
