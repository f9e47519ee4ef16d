import type { NetworkPlan, ProjectPlan, RouterPlan } from './plan.ts';

/** One network and one router for each warehouse: a project that outgrew the usual quota and one page. */
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
  'bollnas',
  'ljusdal',
  'timra',
  'kramfors',
  'ange',
  'sveg',
] as const;

const siteOf = (town: string, at: number): NetworkPlan => ({
  name: `wh-${town}`,
  v4: `10.${120 + Math.floor(at / 16)}.${(at % 16) * 16}.0/20`,
  servers: 2 + (at % 5),
  services: ['scanner-gw', 'gate', 'label-print'],
  // Every fourth site was moved to dual stack.
  ...(at % 4 === 0 && { v6: `fd20:0:12${at.toString(16).padStart(2, '0')}::/64`, v6Mode: 'slaac' as const }),
});

const routerOf = (town: string, at: number): RouterPlan => ({
  name: `rt-${town}`,
  gateway: at % 3 === 0 ? 'corp-wan' : 'internet',
  interfaces: [`wh-${town}`],
  ...(at % 3 === 0 && { noSnat: true }),
});

export const warehouseEdge: ProjectPlan = {
  project: 'warehouse-edge',
  quota: { routers: 40, networks: 60, subnets: 120, load_balancers: 44, load_balancer_pools: 44 },
  networks: [
    ...towns.map(siteOf),
    { name: 'wms-core', v4: '10.118.0.0/22', servers: 11, services: ['wms', 'wms-db'] },
    { name: 'handheld-fleet', v4: '10.118.8.0/21', servers: 4, services: ['mdm'] },
    { name: 'robot-control', v4: '10.118.16.0/24', mtu: 9000, servers: 5, services: ['robot-ctl'] },
  ],
  routers: [
    ...towns.map(routerOf),
    { name: 'wms-router', gateway: 'internet', interfaces: ['wms-core', 'handheld-fleet', 'robot-control'] },
  ],
};
