import type { LoadBalancerPoolDraft } from '@skydeck/contract';
import type { ProjectDocument } from '../../../identity/accounts/documents.ts';
import { stableId } from '../../../identity/accounts/stable-id.ts';
import type { LoadBalancerEngine } from '../../../resources/load-balancer/port.ts';
import type { PortRecord } from '../../../resources/port/records.ts';
import { issueCertificate } from './certificate.ts';
import type { BalancerPlan, PoolPlan } from './load-balancer-plan.ts';
import { networkId } from './network-bodies.ts';
import { scopeIn } from './origin.ts';
import type { Past } from './past.ts';

interface Makers {
  readonly past: Past;
  readonly loadBalancers: LoadBalancerEngine;
}

interface Surroundings {
  readonly project: ProjectDocument;
  /** When its network was made. */
  readonly at: Date;
  /** That stand in its network. */
  readonly ports: readonly PortRecord[];
}

/** Its id, and that of the task which builds it. Ids: `stableId('load_balancer', 'payments-prod', 'checkout-entry')`. */
export async function makeLoadBalancer(
  { past, loadBalancers }: Makers,
  { project, at, ports }: Surroundings,
  plan: BalancerPlan,
): Promise<{ readonly id: string; readonly taskId: string | null }> {
  const network = networkId(project.name, plan.network);
  const id = stableId('load_balancer', project.name, plan.name);
  const port = stableId('port', network, id);
  const pools = plan.pools.map(({ name }) => stableId('load_balancer_pool', project.name, plan.name, name));
  const drafts = plan.pools.map((pool) => draftOf(pool, { project, at, ports }, plan));
  const members = drafts.flatMap((draft, number) =>
    (draft.members ?? []).map(({ address }) => stableId('load_balancer_member', pools[number] ?? '', address)),
  );
  const { task_id: taskId = null } = await past.at(at, [id, port, ...pools, port, port, ...members], () =>
    loadBalancers.create(scopeIn(project, 'project_admin'), {
      name: plan.name,
      ...(plan.description !== undefined && { description: plan.description }),
      network_id: network,
      flavor_id: stableId('load_balancer_flavor', plan.flavor),
      enabled: plan.state !== 'off',
      ip_version: 4,
      pools: drafts,
    }),
  );
  return { id, taskId };
}

const DAY = 86_400_000;
const ISSUER = { C: 'SE', O: 'Norrland Retail', CN: 'Norrland Retail Issuing CA 3' };

function draftOf(
  { servers, monitor, certificate, ...draft }: PoolPlan,
  { project, at, ports }: Surroundings,
  plan: BalancerPlan,
): LoadBalancerPoolDraft {
  return {
    ...draft,
    members: servers.map(({ name, backup, weight, off }) => ({
      name,
      address: addressOf(ports, stableId('server', project.name, plan.network, name)),
      ...(backup && { backup }),
      ...(weight !== undefined && { weight }),
      ...(off && { enabled: false }),
    })),
    ...(monitor && { healthmonitor: monitor }),
    ...(certificate &&
      issueCertificate({ names: certificate, issuer: ISSUER, from: at, to: new Date(at.getTime() + 398 * DAY) })),
  };
}

function addressOf(ports: readonly PortRecord[], device: string): string {
  const port = ports.find(({ device_id }) => device_id === device);
  const ip = port?.fixed_ips.find(({ ip_address }) => !ip_address.includes(':'));
  if (!ip) throw new Error(`The demo data has no server ${device}`);
  return ip.ip_address;
}
