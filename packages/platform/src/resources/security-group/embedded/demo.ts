import type { DemoProjectName } from '../../../identity/accounts/demo-accounts.ts';
import { accountsOf, type ProjectDocument } from '../../../identity/accounts/documents.ts';
import { stableId } from '../../../identity/accounts/stable-id.ts';
import type { Store } from '../../../store/store.ts';
import {
  defaultGroupOf,
  securityGroupRecords,
  type RuleRecord,
  type SecurityGroupRecord,
  egressRules,
} from '../records.ts';

interface RulePlan {
  readonly protocol: string;
  readonly port?: number;
  readonly upTo?: number;
  /** A network, or the name of a group of the project. Left out: everybody. */
  readonly from?: string;
  readonly group?: string;
  readonly description?: string;
}

interface Plan {
  readonly name: string;
  readonly description: string;
  /** Servers of these services have it, whatever their number. */
  readonly services: readonly string[];
  readonly rules: readonly RulePlan[];
}

const web: readonly RulePlan[] = [
  { protocol: 'tcp', port: 443 },
  { protocol: 'tcp', port: 80, description: 'Leads to HTTPS' },
];

const plans: Readonly<Partial<Record<DemoProjectName, readonly Plan[]>>> = {
  'payments-prod': [
    { name: 'web-public', description: 'What customers reach', services: ['edge-proxy', 'waf'], rules: web },
    {
      name: 'checkout',
      description: 'Services behind the proxies',
      services: ['checkout-api', 'fraud-scoring', 'settlement'],
      rules: [{ protocol: 'tcp', port: 8443, group: 'web-public' }],
    },
    {
      name: 'ledger-db',
      description: 'Databases of the ledger',
      services: ['ledger-db'],
      rules: [
        { protocol: 'tcp', port: 5432, group: 'checkout' },
        { protocol: 'tcp', port: 5432, group: 'ledger-db', description: 'Replication' },
      ],
    },
    {
      name: 'partner-sftp',
      description: 'Files of the partner banks',
      services: ['sftp', 'partner-sftp'],
      rules: [
        { protocol: 'tcp', port: 22, from: '198.51.100.0/25', description: 'Bank in Umeå' },
        { protocol: 'tcp', port: 22, from: '203.0.113.64/27', description: 'Bank in Tampere' },
      ],
    },
    {
      name: 'old-monitoring',
      description: 'From before the move to Prometheus',
      services: [],
      rules: [{ protocol: 'udp', port: 161, upTo: 162, from: '10.0.20.0/24' }],
    },
  ],
  storefront: [
    { name: 'web-public', description: '', services: ['web', 'ssr', 'edge-proxy', 'edge-cache'], rules: web },
    {
      name: 'search',
      description: '',
      services: ['search-data', 'search-master', 'indexer'],
      rules: [
        { protocol: 'tcp', port: 9200, group: 'web-public' },
        { protocol: 'tcp', port: 9300, group: 'search' },
      ],
    },
    { name: 'mail', description: '', services: ['mx'], rules: [{ protocol: 'tcp', port: 25 }] },
  ],
  'data-platform': [
    {
      name: 'analysts',
      description: 'Notebooks and dashboards',
      services: ['notebook', 'dashboard'],
      rules: [{ protocol: 'tcp', port: 443, from: '192.0.2.0/24' }],
    },
    {
      name: 'kafka',
      description: '',
      services: ['kafka', 'connect'],
      rules: [{ protocol: 'tcp', port: 9092, upTo: 9094, from: '10.70.0.0/16' }],
    },
  ],
  'cloud-operations': [
    {
      name: 'bastion',
      description: 'The only way in',
      services: ['bastion', 'jump'],
      rules: [
        { protocol: 'tcp', port: 22, from: '192.0.2.0/24' },
        { protocol: 'icmp', from: '192.0.2.0/24' },
      ],
    },
  ],
  'turbine-telemetry': [
    {
      name: 'mqtt',
      description: 'Turbines report here',
      services: ['mqtt'],
      rules: [{ protocol: 'tcp', port: 8883 }],
    },
  ],
};

/** Ids are made of names: `stableId('security_group', 'payments-prod', 'web-public')`. */
const groupId = (project: string, name: string) => stableId('security_group', project, name);

/** Each server has its project's own group, and those of its service. */
export function groupsOfService(project: string, service: string): string[] {
  const own = plans[project as DemoProjectName] ?? [];
  const names = own.filter(({ services }) => services.includes(service)).map(({ name }) => name);
  return ['default', ...names].map((name) => groupId(project, name));
}

/** After the accounts; the ports know their groups already. */
export async function seedSecurityGroups(store: Store): Promise<void> {
  await store.write(async (tx) => {
    for (const project of await accountsOf(tx).projects.all())
      for (const group of groupsOf(project)) await securityGroupRecords.insert(tx, group);
  });
}

function groupsOf(project: ProjectDocument): SecurityGroupRecord[] {
  const at = project.created_at;
  const id = groupId(project.name, 'default');
  const idOf = (group: string) => (direction: string, ethertype: string) =>
    stableId('security_group_rule', group, direction, ethertype);
  const planned = plans[project.name as DemoProjectName] ?? [];
  return [
    defaultGroupOf(project, { id, at }, idOf(id)),
    ...planned.map(({ name, description, rules }) => {
      const own = groupId(project.name, name);
      return {
        id: own,
        name,
        description,
        is_default: false,
        rules: [
          ...egressRules(at, idOf(own)),
          ...rules.map((rule, place) =>
            ruleOf(project.name, stableId('security_group_rule', own, String(place)), rule, at),
          ),
        ],
        project_id: project.id,
        domain_id: project.domain_id,
        revision_number: 0,
        created_at: at,
        updated_at: at,
      };
    }),
  ];
}

const ruleOf = (project: string, id: string, plan: RulePlan, at: string): RuleRecord => ({
  id,
  direction: 'ingress',
  ethertype: 'IPv4',
  protocol: plan.protocol,
  port_range_min: plan.port ?? null,
  port_range_max: plan.upTo ?? plan.port ?? null,
  remote_ip_prefix: plan.from ?? null,
  remote_group_id: plan.group === undefined ? null : groupId(project, plan.group),
  description: plan.description ?? '',
  created_at: at,
});
