import { type QuotaKind, UNLIMITED } from '@skydeck/contract';
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
import { snapshotRecords } from '../volume-snapshot/records.ts';
import { vpnRecords } from '../vpn/records.ts';
import { limitOfPolicy, quotaOf } from './records.ts';
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
  snapshots: snapshotRecords,
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

/** What a change of volumes takes. */
interface VolumeNeed {
  /** How many there are more. */
  readonly volumes: number;
  /** By how many GiB they are larger together. */
  readonly gigabytes: number;
  readonly policy: string;
  /** The same of the policy; left out: as together. */
  readonly ofPolicy?: number;
}

/** The same for volumes, their GiB together and those of their storage policy. */
// spec: quota.volumes
export async function refuseOverVolumes(tx: Tx, projectId: string, need: VolumeNeed): Promise<void> {
  const { volumes, gigabytes, policy, ofPolicy = gigabytes } = need;
  if (volumes > 0) await refuseOverQuota(tx, projectId, 'volumes', volumes);
  const quota = await quotaOf(tx, projectId);
  const policyLimit = limitOfPolicy(quota, policy);
  if (quota.gigabytes === UNLIMITED && policyLimit === UNLIMITED) return;
  const all = await volumeRecords.in(tx).all(ownOf(projectId));
  refuseOverSpace(quota.gigabytes, gigabytesOf(all), gigabytes, { what: 'gigabytes' });
  const its = all.filter(({ storage_policy_name: name }) => name === policy);
  refuseOverSpace(policyLimit, gigabytesOf(its), ofPolicy, { what: 'policy_gigabytes', policy });
}

function refuseOverSpace(limit: number, used: number, wanted: number, values: Readonly<Record<string, string>>): void {
  if (wanted <= 0 || !isOver(limit, used, wanted)) return;
  const where = values['policy'] === undefined ? '' : ` of policy '${values['policy']}'`;
  throw conflict('quota_exceeded', `The project has ${used} of its ${limit} GiB${where}`, { ...values, limit });
}
