import type { SecurityGroupBody, SecurityGroupRuleDraft } from '@skydeck/contract';
import type { DemoProjectName } from '../../../identity/accounts/demo-accounts.ts';
import type { ProjectDocument } from '../../../identity/accounts/documents.ts';
import { stableId } from '../../../identity/accounts/stable-id.ts';
import type { SecurityGroupEngine } from '../../../resources/security-group/port.ts';
import { scopeIn } from './origin.ts';
import type { Past } from './past.ts';

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

const ethertypes = ['IPv4', 'IPv6'];
const ruleIds = (group: string, direction: string) =>
  ethertypes.map((ethertype) => stableId('security_group_rule', group, direction, ethertype));

interface Makers {
  readonly past: Past;
  readonly securityGroups: SecurityGroupEngine;
}

/** A project's own group is there when somebody looks; the others are as old as the project. */
export async function makeSecurityGroups({ past, securityGroups }: Makers, project: ProjectDocument): Promise<void> {
  const scope = scopeIn(project, 'project_admin');
  const at = new Date(project.created_at);
  const own = groupId(project.name, 'default');
  await past.at(at, [own, ...ruleIds(own, 'ingress'), ...ruleIds(own, 'egress')], () => securityGroups.list(scope, {}));
  for (const plan of plans[project.name as DemoProjectName] ?? []) {
    const id = groupId(project.name, plan.name);
    const rules = plan.rules.map((rule, place) => ({
      id: stableId('security_group_rule', id, String(place)),
      isOfItself: rule.group === plan.name,
      draft: draftOf(project.name, rule),
    }));
    const first = rules.filter(({ isOfItself }) => !isOfItself);
    const body: SecurityGroupBody = {
      name: plan.name,
      description: plan.description,
      security_group_rules: first.map(({ draft }) => draft),
    };
    await past.at(at, [id, ...ruleIds(id, 'egress'), ...first.map((rule) => rule.id)], () =>
      securityGroups.create(scope, body),
    );
    for (const rule of rules.filter(({ isOfItself }) => isOfItself))
      await past.at(at, [rule.id], () => securityGroups.addRule(scope, { ...rule.draft, security_group_id: id }));
  }
}

const draftOf = (project: string, plan: RulePlan): SecurityGroupRuleDraft => ({
  direction: 'ingress',
  ethertype: 'IPv4',
  protocol: plan.protocol,
  port_range_min: plan.port ?? null,
  port_range_max: plan.upTo ?? plan.port ?? null,
  remote_ip_prefix: plan.from ?? null,
  remote_group_id: plan.group === undefined ? null : groupId(project, plan.group),
  description: plan.description ?? '',
});
