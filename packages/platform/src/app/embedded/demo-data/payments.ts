import type { ProjectPlan } from './plan.ts';

/** The project of the design's pictures. */
export const paymentsProd: ProjectPlan = {
  project: 'payments-prod',
  networks: [
    {
      name: 'prod-core',
      v4: '10.20.0.0/16',
      v6: 'fd20:0:20::/64',
      v6Mode: 'slaac',
      servers: 46,
      dns: ['10.20.0.53', '10.20.0.54'],
      services: [
        'checkout-api',
        'ledger-db',
        'fraud-scoring',
        'settlement',
        'reporting',
        'partner-sftp',
        'win-terminal',
        'legacy-bridge',
      ],
    },
    { name: 'dmz', v4: '10.30.4.0/24', servers: 5, services: ['edge-proxy', 'sftp', 'storefront'] },
    {
      name: 'warehouse-edge',
      v4: '10.44.0.0/20',
      v6: 'fd20:0:44::/64',
      v6Mode: 'dhcpv6-stateful',
      mtu: 9000,
      servers: 8,
      services: ['scanner-gw', 'label-print'],
    },
    { name: 'db-replication', v4: '172.16.4.0/24', servers: 2, services: ['ledger-db'], noGateway: true },
    { name: 'edge-dmz', v4: '10.30.8.0/24', servers: 6, services: ['edge-proxy', 'waf'] },
    { name: 'batch-settlement', v4: '10.24.0.0/22' },
  ],
  routers: [
    {
      name: 'edge-router',
      gateway: 'internet',
      address: '185.44.18.2',
      interfaces: ['prod-core', 'dmz'],
      routes: [
        { destination: '10.44.0.0/20', nexthop: '10.30.4.11' },
        { destination: '192.0.2.0/24', nexthop: '10.30.4.11' },
        { destination: '100.64.0.0/10', nexthop: '10.20.0.250' },
      ],
    },
    { name: 'wms-router', gateway: 'internet', address: '185.44.18.40', interfaces: ['warehouse-edge'] },
    { name: 'batch-router', status: 'DOWN', interfaces: [] },
  ],
};
