import { type ProjectQuota, type QuotaFigure, UNLIMITED } from './model.ts';
import { GIB } from '../units.ts';

/** What is refused when there are too many, as `quota_exceeded` {what} calls it, and its place among a project's quotas. */
const figures = {
  networks: ({ network }) => network.network,
  subnets: ({ network }) => network.subnet,
  routers: ({ network }) => network.router,
  floating_ips: ({ network }) => network.floatingip,
  security_groups: ({ network }) => network.security_group,
  security_group_rules: ({ network }) => network.security_group_rule,
  ipsec_site_connections: ({ network }) => network.ipsec_site_connection,
  load_balancers: ({ lbaas }) => lbaas.loadbalancer,
  load_balancer_pools: ({ lbaas }) => lbaas.pool,
  backup_plans: ({ storage }) => storage.backup_plans,
  recovery_points: ({ storage }) => storage.backups,
  volumes: ({ storage }) => storage.volumes,
  snapshots: ({ storage }) => storage.snapshots,
} satisfies Readonly<Record<string, (quota: ProjectQuota) => QuotaFigure>>;

export type QuotaKind = keyof typeof figures;
export const quotaKinds = Object.keys(figures) as readonly QuotaKind[];

/** What is measured, not counted; the space of one policy is told with its name. */
export type QuotaAmount = QuotaKind | 'gigabytes' | 'policy_gigabytes';

/** How much of each a change would add: GiB of volumes together and by storage policy, of all else its number. */
export type QuotaNeed = Readonly<Partial<Record<QuotaKind | 'gigabytes', number>>> & {
  readonly policies?: Readonly<Record<string, number>>;
};

export interface QuotaNeeded {
  readonly kind: QuotaAmount;
  /** The storage policy whose space it is. */
  readonly policy?: string;
  readonly limit: number;
  readonly used: number;
  readonly adding: number;
}

const inGib = ({ limit, used }: QuotaFigure): QuotaFigure => ({
  limit: limit === UNLIMITED ? UNLIMITED : Math.floor(limit / GIB),
  ...(used !== undefined && { used: Math.ceil(used / GIB) }),
});

/** What a change would take of a project's quotas, in the order of the need. What has no limit is not among it, nor what is not told. */
export function neededOf(quota: ProjectQuota, { policies = {}, ...amounts }: QuotaNeed): QuotaNeeded[] {
  const needed = (facts: Omit<QuotaNeeded, 'limit' | 'used'>, figure: QuotaFigure | undefined): QuotaNeeded[] =>
    !figure || figure.limit === UNLIMITED || figure.used === undefined
      ? []
      : [{ ...facts, limit: figure.limit, used: figure.used }];
  const { volumes_size: size, storage_policies: ofPolicies } = quota.storage;
  return [
    ...(Object.entries(amounts) as [QuotaKind | 'gigabytes', number][]).flatMap(([kind, adding]) =>
      needed({ kind, adding }, kind === 'gigabytes' ? inGib(size) : figures[kind](quota)),
    ),
    ...Object.entries(policies).flatMap(([policy, adding]) => {
      const figure = Object.hasOwn(ofPolicies, policy) ? ofPolicies[policy] : undefined;
      return needed({ kind: 'policy_gigabytes', policy, adding }, figure && inGib(figure));
    }),
  ];
}

/** The first that the project has too few left of: the server refuses it as `quota_exceeded` {limit, what}. */
export const quotaMissing = (needed: readonly QuotaNeeded[]): QuotaNeeded | null =>
  needed.find(({ limit, used, adding }) => adding > 0 && used + adding > limit) ?? null;
