import type { ExternalPlan } from './plan.ts';

/** The operator's networks; IPv6 and `partner-link` are documentation prefixes (RFC 3849, RFC 5737). */
export const externalNetworks: readonly ExternalPlan[] = [
  {
    name: 'internet',
    type: 'vlan',
    physical: 'physnet1',
    vlan: 210,
    v4: '185.44.18.0/24',
    v6: '2001:db8:18::/64',
    pool: { start: '185.44.18.2', end: '185.44.18.250' },
    access: [{ to: '*', actions: ['access_as_external'] }],
  },
  {
    name: 'corp-wan',
    type: 'flat',
    physical: 'physnet2',
    vlan: null,
    v4: '192.0.2.0/24',
    pool: { start: '192.0.2.16', end: '192.0.2.191' },
    access: (
      [
        'payments-prod',
        'payments-staging',
        'storefront',
        'data-platform',
        'warehouse-edge',
        'turbine-telemetry',
      ] as const
    ).map((to) => ({ to, actions: ['access_as_external'] })),
  },
  {
    name: 'partner-link',
    type: 'vlan',
    physical: 'physnet1',
    vlan: 340,
    v4: '198.51.100.0/28',
    pool: { start: '198.51.100.2', end: '198.51.100.6' },
    access: [{ to: '*', actions: ['access_as_shared', 'access_as_external'] }],
    full: true,
  },
];
