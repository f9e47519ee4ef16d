import { accounts } from './account.ts';
import { administration } from './administration.ts';
import { compute } from './compute.ts';
import { networking } from './networking.ts';
import { derivedGroup } from './derived.ts';
import type { OperationGroup, OperationGroups } from './operation.ts';

const groups: OperationGroups = { ...networking, ...compute, ...accounts, ...administration };

/** The calls of an API of the contract in words. */
export const operationGroupOf = (api: string): OperationGroup =>
  (groups as Readonly<Record<string, OperationGroup>>)[api] ?? derivedGroup(api);

/** What the headings stand for, in the order of a reader. */
export const tagTexts: Readonly<Record<string, string>> = {
  Session: 'Signing in and out, choosing a project, and what the caller may do in it.',
  Account: 'The second factor, sessions and API tokens of the person who is signed in.',
  Tasks: 'What goes on after a call was answered.',
  Search: 'Finding and counting objects across resources.',
  Networks: 'Private networks of projects, and networks on the physical ones of the cloud.',
  Subnets: 'Address ranges of networks.',
  Routers: 'Routers between networks, and out of them.',
  'Floating IPs': 'Addresses of external networks that answer for addresses inside.',
  'Security groups': 'Which traffic ports let through.',
  'VPN connections': 'IPsec tunnels between networks of a project and those of somebody else.',
  'Load balancers': 'Addresses that spread connections over servers.',
  'Load balancer pools': 'What a load balancer listens for, and the servers behind it.',
  'Load balancer flavors': 'What an operator offers for load balancers.',
  Ports: 'What stands in a network.',
  Servers: 'Virtual machines.',
  Volumes: 'Virtual disks.',
  'Backup plans': 'When recovery points of volumes are made, and how many are kept.',
  'Recovery points': 'Backups of volumes.',
  Quotas: 'How much of each a project may have.',
  'Object storage': 'Access to S3 buckets of a project.',
  Domains: 'Tenants of the cloud.',
  Projects: 'Projects of a domain.',
  Members: 'Access of users that a domain administers.',
  'Domain properties': 'What programs keep with a domain, and how its console looks.',
  'Identity providers': 'Where the people of a domain may sign in.',
  Partners: 'Sites that may show forms of the console in their pages.',
  Embedding: 'Sessions of forms in pages of partners.',
  Audit: 'Who changed what, when and from where.',
  Settings: 'Languages, themes and versions.',
  'Problem reports': 'What people tell those who run the cloud.',
};
