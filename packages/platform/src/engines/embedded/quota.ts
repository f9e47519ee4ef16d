import { conflict } from '../../http/refusal.ts';
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
} as const;
type Quota = Readonly<Record<keyof typeof defaultQuota, number>>;

/** What was agreed with one project; its id is the project's. */
export interface QuotaRecord extends Quota {
  readonly id: string;
}

const counted = {
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
} as const;

export const quotasIn = (tx: Tx) => tx.documents<QuotaRecord>('network_quota');

export const quotaOf = async (tx: Tx, projectId: string): Promise<Quota> => ({
  ...defaultQuota,
  ...(await quotasIn(tx).get(projectId)),
});

export async function refuseOverQuota(
  tx: Tx,
  projectId: string,
  what: keyof typeof counted,
  wanted = 1,
): Promise<void> {
  const { [what]: limit } = await quotaOf(tx, projectId);
  const used = await tx.documents(counted[what]).count([{ field: 'project_id', equals: projectId }]);
  if (used + wanted > limit)
    throw conflict('quota_exceeded', `The project has all of its ${limit} ${what}`, { limit, what });
}
