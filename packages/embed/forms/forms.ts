// The forms of the console that have an element of their own: the one list from which elements, entry points, React components,
// manifest and tables are written (`pnpm --filter @skydeck/embed write`).

/** One attribute that names the form: `router-id`. */
export interface FormAttribute {
  readonly name: string;
  readonly says: string;
  /** A closed list of values, which may be left out. Without it any identifier fits, and one is needed. */
  readonly values?: readonly string[];
  /** For what the console gives no identifier: what stands for one, as the guide shows it. */
  readonly example?: string;
}

export interface Form {
  /** `sky-` and the folder's name. */
  readonly name: string;
  /** What it does, for the guide and the manifest. */
  readonly says: string;
  /** Below `/iframe/`; `:router-id` is an attribute's value. */
  readonly path: string;
  readonly attributes?: readonly FormAttribute[];
  /** What of it is added and removed while it shows, each told by `sky-changed`: `security_group_rule`. */
  readonly changes?: string;
  /** Left out: a form. `chart` shows something, and is never done. */
  readonly kind?: 'chart';
}

const network: FormAttribute = { name: 'network-id', says: 'Which network.' };
const router: FormAttribute = { name: 'router-id', says: 'Which router.' };
const balancer: FormAttribute = { name: 'load-balancer-id', says: 'Which load balancer.' };
const pool: FormAttribute = { name: 'pool-id', says: 'Which pool of it.' };
const group: FormAttribute = { name: 'security-group-id', says: 'Which security group.' };

export const forms: readonly Form[] = [
  { name: 'network-add', says: 'Creates a private network.', path: 'networks/add' },
  {
    name: 'network-edit-ipv4-subnet',
    says: 'Changes the IPv4 subnet of a network.',
    path: 'networks/:network-id/edit-ipv4-subnet/:subnet-id',
    attributes: [network, { name: 'subnet-id', says: 'Which subnet of it.' }],
  },
  { name: 'router-add', says: 'Creates a router.', path: 'routers/add' },
  { name: 'router-edit', says: 'Changes a router.', path: 'routers/:router-id/edit', attributes: [router] },
  {
    name: 'router-interface-add',
    says: 'Connects a router to a network.',
    path: 'routers/:router-id/interfaces/add',
    attributes: [router],
  },
  {
    name: 'router-interface-edit',
    says: 'Changes an interface of a router.',
    path: 'routers/:router-id/interfaces/:interface-id/edit',
    attributes: [router, { name: 'interface-id', says: 'Which interface of it.' }],
  },
  {
    name: 'router-route-add',
    says: 'Adds a static route to a router.',
    path: 'routers/:router-id/routes/add',
    attributes: [router],
  },
  {
    name: 'router-route-edit',
    says: 'Changes a static route of a router.',
    path: 'routers/:router-id/routes/:route-id/edit',
    attributes: [
      router,
      {
        name: 'route-id',
        says: 'Which route of it: its destination, a space, its next hop.',
        example: '192.0.2.0/24 10.96.0.9',
      },
    ],
  },
  { name: 'vpn-add', says: 'Creates a VPN connection.', path: 'vpn/add' },
  {
    name: 'vpn-edit',
    says: 'Changes a VPN connection.',
    path: 'vpn/:vpn-id/edit',
    attributes: [{ name: 'vpn-id', says: 'Which VPN connection.' }],
  },
  {
    name: 'load-balancer-add',
    says: 'Creates a load balancer.',
    path: 'load-balancers/add/:step',
    attributes: [
      {
        name: 'step',
        says: 'Where the form begins; without it, at its first page.',
        values: ['add-pool', 'add-pool/vms', 'add-pool/healthmonitor'],
      },
    ],
  },
  {
    name: 'load-balancer-edit',
    says: 'Changes a load balancer.',
    path: 'load-balancers/:load-balancer-id/edit',
    attributes: [balancer],
  },
  {
    name: 'load-balancer-add-pool',
    says: 'Adds a pool to a load balancer.',
    path: 'load-balancers/:load-balancer-id/add-pool/:step',
    attributes: [
      balancer,
      {
        name: 'step',
        says: 'Where the form begins; without it, at its first page.',
        values: ['vms', 'healthmonitor'],
      },
    ],
  },
  {
    name: 'load-balancer-details',
    says: 'Shows the traffic of a load balancer.',
    path: 'load-balancers/:load-balancer-id/details',
    attributes: [balancer],
    kind: 'chart',
  },
  {
    name: 'pool-edit',
    says: 'Changes a pool of a load balancer.',
    path: 'load-balancers/:load-balancer-id/edit-pool/:pool-id',
    attributes: [balancer, pool],
  },
  {
    name: 'pool-edit-members',
    says: 'Changes the members of a pool.',
    path: 'load-balancers/:load-balancer-id/edit-pool/:pool-id/members',
    attributes: [balancer, pool],
  },
  {
    name: 'pool-edit-allowed-cidrs',
    says: 'Changes the allowed networks of a pool.',
    path: 'load-balancers/:load-balancer-id/edit-pool/:pool-id/allowed-cidrs',
    attributes: [balancer, pool],
  },
  {
    name: 'pool-edit-health',
    says: 'Changes the health monitor of a pool.',
    path: 'load-balancers/:load-balancer-id/edit-pool/:pool-id/health',
    attributes: [balancer, pool],
  },
  {
    name: 'pool-details',
    says: 'Shows the traffic of a pool.',
    path: 'load-balancers/:load-balancer-id/pool/:pool-id/details',
    attributes: [balancer, pool],
    kind: 'chart',
  },
  { name: 'backup-plan-add', says: 'Creates a backup plan.', path: 'backup-plans/add' },
  {
    name: 'backup-plan-edit',
    says: 'Changes a backup plan.',
    path: 'backup-plans/:backup-plan-id/edit',
    attributes: [{ name: 'backup-plan-id', says: 'Which backup plan.' }],
  },
  { name: 'security-group-add', says: 'Creates a security group.', path: 'security-groups/add' },
  {
    name: 'security-group-edit',
    says: 'Changes a security group.',
    path: 'security-groups/:security-group-id/edit',
    attributes: [group],
  },
  {
    name: 'security-group-rules',
    says: 'Changes the rules of a security group.',
    path: 'security-groups/:security-group-id/rules',
    attributes: [group],
    changes: 'security_group_rule',
  },
];
