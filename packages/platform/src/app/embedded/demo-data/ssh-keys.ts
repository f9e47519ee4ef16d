import type { DemoProjectName } from '../../../identity/accounts/demo-accounts.ts';
import type { ProjectDocument } from '../../../identity/accounts/documents.ts';
import { stableId } from '../../../identity/accounts/stable-id.ts';
import type { SshKeyEngine } from '../../../resources/ssh-key/port.ts';
import { scopeIn } from './origin.ts';
import type { Past } from './past.ts';

interface SshKeyPlan {
  readonly project: DemoProjectName;
  readonly name: string;
  readonly description?: string;
  /** Nobody has the private half. */
  readonly key: string;
  readonly daysAgo: number;
}

export const sshKeyPlans: readonly SshKeyPlan[] = [
  {
    project: 'payments-prod',
    name: 'break-glass',
    description: 'In the safe',
    daysAgo: 300,
    key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAhgmCD/NRa9/aYhb+hZNrK+Imj0SUR6K6nVWjlDrhF0 break-glass',
  },
  {
    project: 'payments-prod',
    name: 'ci-deploy',
    daysAgo: 210,
    key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIPkyJYqZgBxkasWiAeiRVZfikLsv91tsIbxRbNanJ3Iz ci@build',
  },
  {
    project: 'payments-prod',
    name: 'edge-2024',
    daysAgo: 640,
    key: 'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQDAZ5KneIaaoAyytRDkh3NQt4+nvxIjrwNj07i3HPoZJ1KmauzOii+HhpWBZljeAtbO0xW2B3DbBGi3YklKz1wbHOcpa5TBsWj8ajENFsB4dqEg6CGm93AxWurSSL9/Z8in7MTOgjmRYfk7Xt2BZG4zKuiKUV0edBRXV3ynGh6Fi7hA3X6gwnXvl3XC2Oi/quexKXoKRKggkbKAvcH5XFHatgq97aalFUj4XzQSXqXtb6SPRorFPQXvTtAiCIZKiiosWaai4hZlWRH5gYhypyQlKiE0z17fZ+ZnlbqqlWB62J4BXNTZWLWpyBUKT6Bt7MzZIDFJ4eQb4vIE3sLrOBqD edge@2024',
  },
  {
    project: 'payments-prod',
    name: 'mia@laptop',
    daysAgo: 40,
    key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHpQkpPYG7hCl/Zje4NC3nMXcuj18zjc4sHG2fsJDY1P mia@laptop',
  },
  {
    project: 'payments-prod',
    name: 'ops-2026',
    daysAgo: 320,
    key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKERW7vADA9JlqwcZ6oQDPtHzVewykG+siX8PIdm0wcY ops@2026',
  },
  {
    project: 'payments-prod',
    name: 'partner-labs',
    description: 'Ends with the contract',
    daysAgo: 95,
    key: 'ecdsa-sha2-nistp384 AAAAE2VjZHNhLXNoYTItbmlzdHAzODQAAAAIbmlzdHAzODQAAABhBFZIT3KD+wr5IL4bN2vNIytg8aC857XvxP9r1JfPtraRkQFPx8d/iTtpd0hgEJNBy84cMqVySwzCXb6ZKYU2tUAJwm4yrZJu24ppZa9l0TFWfrOgbh+qNlbt97fn3NFuHw== labs@partner',
  },
  {
    project: 'storefront',
    name: 'sara@desk',
    daysAgo: 60,
    key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIBhllbf89jTrFh/mbMYzrvZveT2j90/4ZWuiI73XcrRx sara@desk',
  },
  {
    project: 'cloud-operations',
    name: 'bastion',
    daysAgo: 500,
    key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKlVGjQknxYrAMut36RsmqmzAIX/7so5gCtLghcmewz/ bastion',
  },
];

interface Makers {
  readonly past: Past;
  readonly sshKeys: SshKeyEngine;
}

const DAY = 24 * 60 * 60_000;

/** Ids: `stableId('ssh_key', 'payments-prod', 'ops-2026')`. */
export async function makeSshKey(
  { past, sshKeys }: Makers,
  project: ProjectDocument,
  { name, description, key: public_key, daysAgo }: SshKeyPlan,
  now: Date,
): Promise<void> {
  const at = new Date(now.getTime() - daysAgo * DAY);
  await past.at(at, [stableId('ssh_key', project.name, name)], () =>
    sshKeys.create(scopeIn(project, 'project_admin'), { name, public_key, ...(description && { description }) }),
  );
}
