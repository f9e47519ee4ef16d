import type { BalancerPlan, PoolPlan } from './load-balancer-plan.ts';
import { numbered } from './load-balancer-plan.ts';

const page = { type: 'HTTP', url_path: '/healthz', expected_codes: '200-204' } as const;

const http = (facts: Partial<PoolPlan> & Pick<PoolPlan, 'servers'>): PoolPlan => ({
  name: 'http',
  protocol: 'HTTP',
  protocol_port: 80,
  backend_protocol: 'HTTP',
  backend_protocol_port: 8080,
  lb_algorithm: 'ROUND_ROBIN',
  monitor: page,
  ...facts,
});

const https = (facts: Partial<PoolPlan> & Pick<PoolPlan, 'servers' | 'certificate'>): PoolPlan => ({
  name: 'https',
  protocol: 'HTTPS',
  protocol_port: 443,
  backend_protocol: 'HTTP',
  backend_protocol_port: 8080,
  lb_algorithm: 'LEAST_CONNECTIONS',
  insert_headers: { 'X-Forwarded-For': true, 'X-Forwarded-Proto': true },
  monitor: page,
  ...facts,
});

const plain = (
  protocol: 'TCP' | 'UDP',
  port: number,
  facts: Partial<PoolPlan> & Pick<PoolPlan, 'name' | 'servers'>,
): PoolPlan => ({
  protocol,
  protocol_port: port,
  backend_protocol: protocol,
  backend_protocol_port: port,
  lb_algorithm: 'SOURCE_IP',
  monitor: { type: protocol === 'UDP' ? 'UDP-CONNECT' : 'TCP' },
  ...facts,
});

const named: readonly BalancerPlan[] = [
  {
    project: 'payments-prod',
    name: 'checkout-entry',
    description: 'Everything customers pay through',
    network: 'edge-dmz',
    flavor: 'ha-large',
    pools: [
      https({
        servers: [...numbered('edge-proxy', 3), { name: 'waf-03', backup: true }],
        certificate: ['pay.norrland.example', 'checkout.norrland.example'],
        sticky_session: true,
        connection_limit: 250,
      }),
      http({ servers: numbered('edge-proxy', 3), description: 'Sends everybody to HTTPS' }),
      plain('UDP', 4433, { name: 'quic-trial', servers: [{ name: 'edge-proxy-01' }, { name: 'waf-01', off: true }] }),
    ],
  },
  {
    project: 'payments-prod',
    name: 'waf-relay',
    network: 'edge-dmz',
    flavor: 'single',
    pools: [
      plain('TCP', 9000, {
        name: 'inspection',
        servers: numbered('waf', 3),
        proxy_protocol_enabled: true,
        allowed_cidrs: ['10.20.0.0/16', '10.30.0.0/16'],
      }),
    ],
  },
  {
    project: 'payments-prod',
    name: 'partner-entry',
    description: 'Waits for room on the hosts',
    network: 'edge-dmz',
    flavor: 'ha',
    state: 'undeployed',
    pools: [plain('TCP', 8443, { name: 'partner-api', servers: numbered('edge-proxy', 2) })],
  },
  {
    project: 'storefront',
    name: 'shop-entry',
    network: 'web-frontend',
    flavor: 'ha-large',
    pools: [
      https({ servers: numbered('web', 8), certificate: ['www.norrland.example'] }),
      http({ servers: numbered('web', 8) }),
    ],
  },
  {
    project: 'storefront',
    name: 'catalog-search',
    network: 'search-cluster',
    flavor: 'ha',
    pools: [
      plain('TCP', 9200, { name: 'search', servers: numbered('search-data', 6), lb_algorithm: 'LEAST_CONNECTIONS' }),
    ],
  },
  {
    project: 'storefront',
    name: 'preview-entry',
    network: 'preview-apps',
    flavor: 'single',
    state: 'error',
    pools: [http({ servers: numbered('preview', 5) })],
  },
  {
    project: 'storefront',
    name: 'media-entry',
    description: 'Until the campaign begins',
    network: 'media-origin',
    flavor: 'ha',
    state: 'off',
    pools: [http({ servers: numbered('media-origin', 4) })],
  },
  {
    project: 'data-platform',
    name: 'kafka-bootstrap',
    network: 'ingest',
    flavor: 'ha',
    pools: [plain('TCP', 9092, { name: 'kafka', servers: numbered('kafka', 5) })],
  },
  {
    project: 'turbine-telemetry',
    name: 'mqtt-entry',
    network: 'mqtt-brokers',
    flavor: 'ha',
    pools: [plain('TCP', 8883, { name: 'mqtt', servers: numbered('mqtt', 4), sticky_session: true })],
  },
];

const towns = [
  'umea',
  'lulea',
  'pitea',
  'skelleftea',
  'kiruna',
  'gallivare',
  'boden',
  'kalix',
  'haparanda',
  'ostersund',
  'sundsvall',
  'harnosand',
  'ornskoldsvik',
  'solleftea',
  'lycksele',
  'vilhelmina',
  'arvidsjaur',
  'jokkmokk',
  'gavle',
  'sandviken',
  'soderhamn',
  'hudiksvall',
] as const;

/** More than a page of the list holds. */
const sites: readonly BalancerPlan[] = towns.map((town, at) => ({
  project: 'warehouse-edge',
  name: `scan-${town}`,
  network: `wh-${town}`,
  flavor: at % 3 === 0 ? 'ha' : 'single',
  pools: [plain('TCP', 7070, { name: 'scanners', servers: numbered('scanner-gw', 1) })],
}));

/** What the demo is drawn from: people read and change this. */
export const loadBalancerPlans: readonly BalancerPlan[] = [...named, ...sites];
