import { accounts } from './account.ts';
import { administration } from './administration.ts';
import { compute } from './compute.ts';
import { networking } from './networking.ts';
import { offered } from './offered.ts';
import { derivedGroup } from './derived.ts';
import { volumes } from './volumes.ts';
import type { OperationGroup, OperationGroups } from './operation.ts';

const groups: OperationGroups = { ...networking, ...compute, ...volumes, ...offered, ...accounts, ...administration };

/** The calls of an API of the contract in words. */
export const operationGroupOf = (api: string): OperationGroup =>
  (groups as Readonly<Record<string, OperationGroup>>)[api] ?? derivedGroup(api);

/** What the headings stand for, in the order of a reader. */
export const tagTexts: Readonly<Record<string, string>> = {
  Session: 'Signing in and out, choosing a project, and the caller’s permissions in it.',
  Account: 'The second factor, sessions and API tokens of the signed-in user.',
  Tasks: 'Work that continues after the response.',
  Search: 'Finding and counting objects across resources.',
  Networks: 'Private networks of projects, and networks on the physical networks of the cloud.',
  Subnets: 'Address ranges of networks.',
  Routers: 'Routers between networks, and from networks to external networks.',
  'Floating IPs': 'Addresses of external networks that lead to fixed IPs.',
  'Security groups': 'The traffic that ports allow.',
  'VPN connections': 'IPsec tunnels between networks of a project and remote networks.',
  'Load balancers': 'Addresses that distribute connections over servers.',
  'Load balancer pools': 'Listeners of load balancers and their members.',
  'Load balancer flavors': 'Sizes that the cloud offers for load balancers.',
  Ports: 'Ports of networks.',
  Servers: 'Virtual machines.',
  Volumes: 'Virtual disks.',
  'Volume snapshots': 'States of volumes.',
  Metrics: 'Measurements of volumes.',
  Images: 'Disks and installation media that servers and volumes are created from.',
  'Backup plans': 'Schedules that create recovery points of volumes.',
  'Recovery points': 'Backups of volumes.',
  Quotas: 'Limits of projects.',
  'Object storage': 'Access to S3 buckets of a project.',
  Domains: 'Tenants of the cloud.',
  Projects: 'Projects of a domain.',
  Members: 'Access of users that a domain administers.',
  'Domain properties': 'Data that programs store with a domain, and the theme of its console.',
  'Identity providers': 'Ways for the users of a domain to sign in.',
  Partners: 'Sites that may embed forms of the console.',
  Embedding: 'Sessions of embedded forms.',
  Audit: 'Who changed what, when and from where.',
  Settings: 'Languages, themes and versions.',
  'Problem reports': 'Reports of users to the administrators of the cloud.',
};
