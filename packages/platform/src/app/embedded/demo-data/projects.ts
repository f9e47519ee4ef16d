import { paymentsProd } from './payments.ts';
import type { ProjectPlan } from './plan.ts';
import { warehouseEdge } from './warehouses.ts';

const storefront: ProjectPlan = {
  project: 'storefront',
  networks: [
    {
      name: 'web-frontend',
      v4: '10.60.0.0/22',
      v6: 'fd20:0:60::/64',
      v6Mode: 'slaac',
      servers: 32,
      services: ['web', 'ssr', 'edge-cache'],
    },
    { name: 'search-cluster', v4: '10.60.8.0/23', servers: 18, services: ['search-data', 'search-master', 'indexer'] },
    { name: 'catalog-db', v4: '10.60.16.0/24', servers: 6, services: ['catalog-db'] },
    { name: 'cart-cache', v4: '10.60.17.0/24', servers: 6, services: ['cart-redis'] },
    { name: 'media-origin', v4: '10.60.20.0/22', mtu: 9000, servers: 10, services: ['media-origin', 'thumbnailer'] },
    {
      name: 'edge-dmz',
      v4: '10.61.0.0/24',
      v6: 'fd20:0:61::/64',
      v6Mode: 'dhcpv6-stateless',
      servers: 8,
      services: ['edge-proxy'],
    },
    { name: 'preview-apps', v4: '10.62.0.0/20', servers: 21, services: ['preview'] },
    { name: 'mail-relay', v4: '10.61.4.0/26', servers: 2, services: ['mx'] },
    { name: 'analytics-tap', servers: 2, services: ['tap'], unmanaged: true, noSpoofingProtection: true },
    { name: 'feature-flags', v4: '10.61.5.0/27', servers: 3, services: ['flags'] },
    { name: 'loadtest', v4: '10.63.0.0/18' },
    { name: 'legacy-cms', v4: '10.61.6.0/28', servers: 1, services: ['cms'] },
  ],
  routers: [
    { name: 'shop-edge', gateway: 'internet', interfaces: ['web-frontend', 'edge-dmz'] },
    {
      name: 'backend-router',
      gateway: 'corp-wan',
      noSnat: true,
      interfaces: ['search-cluster', 'catalog-db', 'cart-cache'],
    },
    { name: 'media-router', gateway: 'internet', interfaces: ['media-origin'] },
    { name: 'preview-router', status: 'ERROR', gateway: 'internet', interfaces: ['preview-apps'] },
    { name: 'mail-router', gateway: 'internet', interfaces: ['mail-relay'] },
  ],
};

const dataPlatform: ProjectPlan = {
  project: 'data-platform',
  networks: [
    {
      name: 'ingest',
      v4: '10.70.0.0/22',
      v6: 'fd20:0:70::/64',
      v6Mode: 'slaac',
      servers: 24,
      services: ['kafka', 'connect', 'schema-registry'],
    },
    { name: 'lake-storage', v4: '10.70.8.0/21', mtu: 9000, servers: 30, services: ['lake-node'] },
    { name: 'spark-workers', v4: '10.70.16.0/20', mtu: 9000, servers: 40, services: ['spark-worker', 'spark-driver'] },
    { name: 'warehouse-sql', v4: '10.70.32.0/24', servers: 8, services: ['warehouse-sql'] },
    { name: 'notebooks', v4: '10.70.33.0/24', servers: 12, services: ['notebook'] },
    { name: 'ml-training', v4: '10.70.40.0/22', servers: 9, services: ['trainer', 'feature-store'] },
    { name: 'dashboards', v4: '10.70.34.0/25', servers: 4, services: ['dashboard'] },
    { name: 'cdc-replica', v4: '172.16.8.0/24', servers: 4, services: ['replica'], noGateway: true },
    { name: 'partner-exchange', v4: '10.70.35.0/28', servers: 2, services: ['exchange'] },
    { name: 'metadata', v6: 'fd20:0:71::/64', v6Mode: 'dhcpv6-stateful', servers: 3, services: ['metadata'] },
  ],
  routers: [
    {
      name: 'data-core',
      gateway: 'corp-wan',
      noSnat: true,
      interfaces: ['ingest', 'lake-storage', 'spark-workers', 'warehouse-sql'],
    },
    { name: 'analyst-router', gateway: 'internet', interfaces: ['notebooks', 'dashboards'] },
    { name: 'ml-router', interfaces: ['ml-training', 'metadata'] },
  ],
};

const cloudOperations: ProjectPlan = {
  project: 'cloud-operations',
  networks: [
    {
      name: 'mgmt',
      v4: '10.0.16.0/22',
      servers: 16,
      services: ['bastion', 'jump', 'ntp', 'dns'],
      dns: ['10.0.16.10', '10.0.16.11'],
    },
    { name: 'monitoring', v4: '10.0.20.0/24', servers: 9, services: ['prometheus', 'alertmanager', 'grafana'] },
    { name: 'log-collectors', v4: '10.0.21.0/24', servers: 7, services: ['loki', 'syslog'] },
    { name: 'backup-transfer', v4: '10.0.32.0/20', mtu: 9000, servers: 5, services: ['backup-proxy'] },
    { name: 'image-builder', v4: '10.0.22.0/26', servers: 3, services: ['builder'] },
    { name: 'octavia-mgmt', v4: '10.0.48.0/21', servers: 14, services: ['amphora'] },
    { name: 'canary', v4: '10.0.23.0/29', v6: 'fd20:0:23::/64', v6Mode: 'slaac', servers: 1, services: ['canary'] },
  ],
  routers: [
    { name: 'ops-router', gateway: 'internet', interfaces: ['mgmt', 'monitoring', 'log-collectors'] },
    { name: 'canary-router', gateway: 'internet', interfaces: ['canary'] },
  ],
};

const turbineTelemetry: ProjectPlan = {
  project: 'turbine-telemetry',
  networks: [
    { name: 'scada-north', v4: '10.80.0.0/22', servers: 12, services: ['scada', 'historian'] },
    { name: 'scada-south', v4: '10.80.8.0/22', servers: 11, services: ['scada', 'historian'] },
    {
      name: 'mqtt-brokers',
      v4: '10.80.16.0/24',
      v6: 'fd20:0:80::/64',
      v6Mode: 'slaac',
      servers: 6,
      services: ['mqtt'],
    },
    { name: 'timeseries', v4: '10.80.17.0/24', servers: 8, services: ['tsdb'] },
    { name: 'forecasting', v4: '10.80.18.0/24', servers: 5, services: ['forecast'] },
    { name: 'prod-core', v4: '10.80.32.0/20', servers: 14, services: ['telemetry-api', 'dispatch'] },
    { name: 'field-vpn', v4: '10.80.24.0/23', servers: 2, services: ['vpn-gw'] },
  ],
  routers: [
    { name: 'edge-router', gateway: 'internet', interfaces: ['prod-core', 'mqtt-brokers'] },
    {
      name: 'scada-router',
      gateway: 'corp-wan',
      noSnat: true,
      interfaces: ['scada-north', 'scada-south', 'timeseries'],
    },
  ],
};

/** Nobody can enter it any more; an administrator still sees what it left behind. */
const sandbox: ProjectPlan = {
  project: 'sandbox-2024',
  networks: [
    { name: 'sandbox-net', v4: '10.99.0.0/24', servers: 2, services: ['playground'] },
    { name: 'poc-ipv6-only', v6: 'fd20:0:99::/64', v6Mode: 'slaac' },
  ],
  routers: [{ name: 'sandbox-router', gateway: 'internet', interfaces: ['sandbox-net'] }],
};

/** `payments-staging` is not here: it is the project in which nothing was made yet. */
export const projectPlans: readonly ProjectPlan[] = [
  paymentsProd,
  storefront,
  dataPlatform,
  warehouseEdge,
  cloudOperations,
  turbineTelemetry,
  sandbox,
];
