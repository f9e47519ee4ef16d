import { type Infer, number, optional, record, string, type } from 'superstruct';

/** As many as one likes. */
export const UNLIMITED = -1;

export const QuotaFigure = type({
  /** `UNLIMITED`, or how much of it a project may have. */
  limit: number(),
  /** What it has; told when it was asked for. */
  used: optional(number()),
});
export type QuotaFigure = Infer<typeof QuotaFigure>;

/** What a project may have of each. Memory and storage are in bytes, all else is counted. */
export const ProjectQuota = type({
  compute: type({ cores: QuotaFigure, ram: QuotaFigure }),
  network: type({
    network: QuotaFigure,
    subnet: QuotaFigure,
    port: QuotaFigure,
    router: QuotaFigure,
    floatingip: QuotaFigure,
    security_group: QuotaFigure,
    security_group_rule: QuotaFigure,
    ipsec_site_connection: QuotaFigure,
  }),
  lbaas: type({ loadbalancer: QuotaFigure, pool: QuotaFigure, member: QuotaFigure }),
  storage: type({
    volumes: QuotaFigure,
    /** What all its volumes may hold together. */
    volumes_size: QuotaFigure,
    /** The same by the name of their storage policy. */
    storage_policies: record(string(), QuotaFigure),
    snapshots: QuotaFigure,
    /** What its recovery points take together; `backups` are counted. */
    volumes_backups: QuotaFigure,
    backups: QuotaFigure,
    backup_plans: QuotaFigure,
  }),
});
export type ProjectQuota = Infer<typeof ProjectQuota>;
