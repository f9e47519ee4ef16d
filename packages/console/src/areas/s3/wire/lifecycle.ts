import type { LifecycleRule as WireRule } from '@aws-sdk/client-s3';

export interface LifecycleRule {
  readonly id: string;
  readonly enabled: boolean;
  /** '' for all objects. */
  readonly prefix: string;
  /** Days after which each is done; null: never. */
  readonly expireAfter: number | null;
  readonly expireOldAfter: number | null;
  readonly abortAfter: number | null;
  /** What this console has no field for: such a rule is shown and kept, not changed. */
  readonly hasMore: boolean;
}

const known = new Set([
  'ID',
  'Status',
  'Prefix',
  'Filter',
  'Expiration',
  'NoncurrentVersionExpiration',
  'AbortIncompleteMultipartUpload',
]);

/** Whether it says something besides these. */
const saysMore = (part: object | undefined, names: ReadonlySet<string>) =>
  Object.entries(part ?? {}).some(([name, value]) => value !== undefined && !names.has(name));

export const readLifecycle = (rules: readonly WireRule[] = []): readonly LifecycleRule[] =>
  rules.map((rule) => {
    const { ID, Status, Filter, Expiration, NoncurrentVersionExpiration, AbortIncompleteMultipartUpload } = rule;
    return {
      id: ID ?? '',
      enabled: Status === 'Enabled',
      prefix: Filter?.Prefix || rule.Prefix || '',
      expireAfter: Expiration?.Days ?? null,
      expireOldAfter: NoncurrentVersionExpiration?.NoncurrentDays ?? null,
      abortAfter: AbortIncompleteMultipartUpload?.DaysAfterInitiation ?? null,
      hasMore:
        saysMore(rule, known) ||
        saysMore(Filter, new Set(['Prefix'])) ||
        saysMore(Expiration, new Set(['Days'])) ||
        saysMore(NoncurrentVersionExpiration, new Set(['NoncurrentDays'])),
    };
  });

export const writeLifecycle = (rules: readonly LifecycleRule[]): WireRule[] =>
  rules.map(({ id, enabled, prefix, expireAfter, expireOldAfter, abortAfter }) => ({
    ...(id !== '' && { ID: id }),
    Status: enabled ? 'Enabled' : 'Disabled',
    Filter: { Prefix: prefix },
    ...(expireAfter !== null && { Expiration: { Days: expireAfter } }),
    ...(expireOldAfter !== null && { NoncurrentVersionExpiration: { NoncurrentDays: expireOldAfter } }),
    ...(abortAfter !== null && { AbortIncompleteMultipartUpload: { DaysAfterInitiation: abortAfter } }),
  }));
