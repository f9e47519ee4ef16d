import { type ProjectQuota, type QuotaFigure, UNLIMITED } from './model.ts';

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
} satisfies Readonly<Record<string, (quota: ProjectQuota) => QuotaFigure>>;

export type QuotaKind = keyof typeof figures;
export const quotaKinds = Object.keys(figures) as readonly QuotaKind[];

/** How many things of some kinds a change would add. */
export type QuotaNeed = Readonly<Partial<Record<QuotaKind, number>>>;

export interface QuotaNeeded {
  readonly kind: QuotaKind;
  readonly limit: number;
  readonly used: number;
  readonly adding: number;
}

/** What a change would take of a project's quotas, in the order of the need. What has no limit is not among it, nor what is not told. */
export function neededOf(quota: ProjectQuota, need: QuotaNeed): QuotaNeeded[] {
  return (Object.entries(need) as [QuotaKind, number][]).flatMap(([kind, adding]) => {
    const { limit, used } = figures[kind](quota);
    return limit === UNLIMITED || used === undefined ? [] : [{ kind, limit, used, adding }];
  });
}

/** The first that the project has too few left of: the server refuses it as `quota_exceeded` {limit, what}. */
export const quotaMissing = (needed: readonly QuotaNeeded[]): QuotaNeeded | null =>
  needed.find(({ limit, used, adding }) => adding > 0 && used + adding > limit) ?? null;
