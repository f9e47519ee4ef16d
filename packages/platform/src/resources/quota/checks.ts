import type { QuotaKind } from '@skydeck/contract';
import { conflict, quotaExceeded } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import { planRecords } from '../backup-plan/records.ts';
import { floatingIpRecords } from '../floating-ip/records.ts';
import { balancerRecords, poolRecords } from '../load-balancer/records.ts';
import { networkRecords } from '../network/records.ts';
import { pointRecords } from '../recovery-point/records.ts';
import { routerRecords } from '../router/records.ts';
import { securityGroupRecords } from '../security-group/records.ts';
import { subnetRecords } from '../subnet/records.ts';
import { volumeRecords } from '../volume/records.ts';
import { vpnRecords } from '../vpn/records.ts';
import { quotaOf } from './records.ts';
import { gigabytesOf, isOver } from './usage.rules.ts';

/** What is counted by its number. */
const counted = {
  routers: routerRecords,
  networks: networkRecords,
  subnets: subnetRecords,
  floating_ips: floatingIpRecords,
  security_groups: securityGroupRecords,
  ipsec_site_connections: vpnRecords,
  load_balancers: balancerRecords,
  load_balancer_pools: poolRecords,
  backup_plans: planRecords,
  recovery_points: pointRecords,
  volumes: volumeRecords,
} satisfies Readonly<Record<Exclude<QuotaKind, 'security_group_rules'>, object>>;

const ownOf = (projectId: string) => [{ field: 'project_id', equals: projectId }];

/** How many of them a project has. The rules of all its groups are counted together, as Neutron does. */
export async function usedOf(tx: Tx, projectId: string, what: QuotaKind): Promise<number> {
  if (what !== 'security_group_rules') return counted[what].in(tx).count(ownOf(projectId));
  const groups = await securityGroupRecords.in(tx).all(ownOf(projectId));
  return groups.reduce((sum, { rules }) => sum + rules.length, 0);
}

/** Before a plan becomes true: 409 `quota_exceeded` where the project may not have so many more. */
export async function refuseOverQuota(tx: Tx, projectId: string, what: QuotaKind, wanted = 1): Promise<void> {
  const { [what]: limit } = await quotaOf(tx, projectId);
  if (isOver(limit, await usedOf(tx, projectId, what), wanted)) throw quotaExceeded(what, limit);
}

/** The same for one volume more, and for so many GiB. */
export async function refuseOverVolumes(tx: Tx, projectId: string, size: number): Promise<void> {
  await refuseOverQuota(tx, projectId, 'volumes');
  const { gigabytes: limit } = await quotaOf(tx, projectId);
  const used = gigabytesOf(await volumeRecords.in(tx).all(ownOf(projectId)));
  if (isOver(limit, used, size))
    throw conflict('quota_exceeded', `The project has ${used} of its ${limit} GiB`, { limit, what: 'gigabytes' });
}
