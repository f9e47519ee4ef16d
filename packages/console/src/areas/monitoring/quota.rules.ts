import { type ProjectQuota, type QuotaFigure, UNLIMITED } from '@skydeck/contract';

/** What a row is called: a key of this folder's words. */
const figures = {
  cores: ({ compute }: ProjectQuota) => compute.cores,
  ram: ({ compute }: ProjectQuota) => compute.ram,
  volumes_size: ({ storage }: ProjectQuota) => storage.volumes_size,
  floatingip: ({ network }: ProjectQuota) => network.floatingip,
  loadbalancer: ({ lbaas }: ProjectQuota) => lbaas.loadbalancer,
  network: ({ network }: ProjectQuota) => network.network,
  router: ({ network }: ProjectQuota) => network.router,
  security_group: ({ network }: ProjectQuota) => network.security_group,
  ipsec_site_connection: ({ network }: ProjectQuota) => network.ipsec_site_connection,
  volumes: ({ storage }: ProjectQuota) => storage.volumes,
  backups: ({ storage }: ProjectQuota) => storage.backups,
  backup_plans: ({ storage }: ProjectQuota) => storage.backup_plans,
  subnet: ({ network }: ProjectQuota) => network.subnet,
  security_group_rule: ({ network }: ProjectQuota) => network.security_group_rule,
  pool: ({ lbaas }: ProjectQuota) => lbaas.pool,
} satisfies Readonly<Record<string, (quota: ProjectQuota) => QuotaFigure>>;

export type QuotaName = keyof typeof figures;

export interface QuotaRow {
  readonly name: QuotaName;
  readonly used: number;
  readonly limit: number;
  readonly isBytes: boolean;
  /** Of the storage of one policy: its name. */
  readonly policy?: string;
}

/** As many as show at once. */
export const SHOWN_LIMITS = 7;

/** Above this share, a quota needs somebody. */
const NEARLY = 0.85;

/** What has a limit, in a fixed order. */
export const rowsOf = (quota: ProjectQuota): readonly QuotaRow[] =>
  (Object.keys(figures) as QuotaName[]).flatMap((name) => {
    const { limit, used } = figures[name](quota);
    if (limit === UNLIMITED || limit <= 0 || used === undefined) return [];
    const row = { name, used, limit, isBytes: name === 'ram' || name === 'volumes_size' };
    return name === 'volumes_size' ? [row, ...policyRows(quota)] : [row];
  });

/** The storage of each policy that has a limit of its own. */
const policyRows = ({ storage }: ProjectQuota): readonly QuotaRow[] =>
  Object.entries(storage.storage_policies).flatMap(([policy, { limit, used }]) =>
    limit > 0 && used !== undefined ? [{ name: 'volumes_size' as const, used, limit, isBytes: true, policy }] : [],
  );

/** What of the storage each policy has that shares the limit of all, the most first. */
export const sharesOf = ({ storage }: ProjectQuota): readonly { readonly policy: string; readonly used: number }[] =>
  Object.entries(storage.storage_policies)
    .flatMap(([policy, { limit, used = 0 }]) => (limit === UNLIMITED && used > 0 ? { policy, used } : []))
    .toSorted((one, other) => other.used - one.used);

export const isNearlyUsed = ({ used, limit }: Pick<QuotaRow, 'used' | 'limit'>): boolean => used / limit > NEARLY;

/** Where a meter turns amber, and red: above 85 %, and when nothing is left. */
export const marksOf = ({ limit }: Pick<QuotaRow, 'limit'>) => ({ low: limit * NEARLY, high: limit * (1 - 1e-9) });
