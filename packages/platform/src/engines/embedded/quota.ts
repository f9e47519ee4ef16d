import type { QuotaKind } from '@skydeck/contract';
import { quotaExceeded } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';

/** How many a project may have, where nothing else was agreed. */
export const defaultQuota = {
  routers: 10,
  networks: 20,
  subnets: 30,
  floating_ips: 20,
  security_groups: 10,
  security_group_rules: 100,
  ipsec_site_connections: 10,
  load_balancers: 10,
  load_balancer_pools: 30,
  backup_plans: 20,
  recovery_points: 500,
  volumes: 250,
  /** Of all its volumes, GiB. */
  gigabytes: 20_000,
} as const satisfies Quota;
type Quota = Readonly<Record<QuotaKind | 'gigabytes', number>>;

/** What was agreed with one project; its id is the project's. */
export interface QuotaRecord extends Quota {
  readonly id: string;
}

const documents = {
  routers: 'router',
  networks: 'network',
  subnets: 'subnet',
  floating_ips: 'floating_ip',
  security_groups: 'security_group',
  ipsec_site_connections: 'vpn',
  load_balancers: 'load_balancer',
  load_balancer_pools: 'load_balancer_pool',
  backup_plans: 'backup_plan',
  recovery_points: 'recovery_point',
  volumes: 'volume',
} as const;

interface Group {
  readonly id: string;
  readonly rules: readonly unknown[];
}

export const quotasIn = (tx: Tx) => tx.documents<QuotaRecord>('network_quota');

export const quotaOf = async (tx: Tx, projectId: string): Promise<Quota> => ({
  ...defaultQuota,
  ...(await quotasIn(tx).get(projectId)),
});

/** How many of them a project has. The rules of all its groups are counted together, as Neutron does. */
export async function usedOf(tx: Tx, projectId: string, what: QuotaKind): Promise<number> {
  const where = [{ field: 'project_id', equals: projectId }];
  if (what !== 'security_group_rules') return tx.documents(documents[what]).count(where);
  const groups = await tx.documents<Group>(documents.security_groups).all(where);
  return groups.reduce((sum, { rules }) => sum + rules.length, 0);
}

export async function refuseOverQuota(tx: Tx, projectId: string, what: QuotaKind, wanted = 1): Promise<void> {
  const { [what]: limit } = await quotaOf(tx, projectId);
  if ((await usedOf(tx, projectId, what)) + wanted > limit) throw quotaExceeded(what, limit);
}
