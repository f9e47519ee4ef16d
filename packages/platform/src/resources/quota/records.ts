import { type QuotaKind, UNLIMITED } from '@skydeck/contract';
import type { Tx } from '../../store/store.ts';

type Quota = Readonly<Record<QuotaKind | 'gigabytes', number>> & {
  /** By the name of a storage policy, GiB; left out: no limit of its own. */
  readonly policy_gigabytes: Readonly<Record<string, number>>;
};

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
  policy_gigabytes: {},
  snapshots: 500,
} as const satisfies Quota;

/** What was agreed with one project; its id is the project's. */
export interface QuotaRecord extends Quota {
  readonly id: string;
}

export const quotasIn = (tx: Tx) => tx.documents<QuotaRecord>('network_quota');

export const quotaOf = async (tx: Tx, projectId: string): Promise<Quota> => ({
  ...defaultQuota,
  ...(await quotasIn(tx).get(projectId)),
});

export const limitOfPolicy = ({ policy_gigabytes: limits }: Quota, policy: string): number =>
  (Object.hasOwn(limits, policy) ? limits[policy] : undefined) ?? UNLIMITED;
