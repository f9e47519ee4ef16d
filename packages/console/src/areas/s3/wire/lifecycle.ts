import type { LifecycleRuleFilter, LifecycleRule as WireRule, Tag } from '@aws-sdk/client-s3';

export interface LifecycleRule {
  readonly id: string;
  readonly enabled: boolean;
  /** '' for all objects. */
  readonly prefix: string;
  readonly tags: readonly (readonly [name: string, value: string])[];
  /** Only objects of more MiB, or of fewer; null: of any size. */
  readonly largerThan: number | null;
  readonly smallerThan: number | null;
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

const MIB = 1024 ** 2;
const filterParts = new Set(['Prefix', 'Tag', 'Tags', 'ObjectSizeGreaterThan', 'ObjectSizeLessThan']);

interface ReadFilter extends Pick<LifecycleRule, 'prefix' | 'tags' | 'largerThan' | 'smallerThan'> {
  readonly hasMore: boolean;
}

/** Several conditions are inside of `And`, one is not. */
function readFilter({ And, ...alone }: LifecycleRuleFilter = {}): ReadFilter {
  const { Prefix, Tags, ...parts } = { Tags: alone.Tag && [alone.Tag], ...alone, ...And };
  const sizes = [parts.ObjectSizeGreaterThan, parts.ObjectSizeLessThan].map((bytes) =>
    bytes === undefined ? null : bytes / MIB,
  );
  const [largerThan = null, smallerThan = null] = sizes;
  return {
    prefix: Prefix ?? '',
    tags: (Tags ?? []).map(({ Key = '', Value = '' }) => [Key, Value] as const),
    largerThan,
    smallerThan,
    hasMore: saysMore(parts, filterParts) || sizes.some((size) => size !== null && !Number.isInteger(size)),
  };
}

function writeFilter({ prefix, tags, largerThan, smallerThan }: LifecycleRule): LifecycleRuleFilter {
  const Tags: Tag[] = tags.map(([Key, Value]) => ({ Key, Value }));
  const sizes = {
    ...(largerThan !== null && { ObjectSizeGreaterThan: largerThan * MIB }),
    ...(smallerThan !== null && { ObjectSizeLessThan: smallerThan * MIB }),
  };
  const [tag] = Tags;
  const count = Tags.length + Object.keys(sizes).length + (prefix === '' ? 0 : 1);
  if (count > 1) return { And: { ...(prefix !== '' && { Prefix: prefix }), ...(tag && { Tags }), ...sizes } };
  if (tag) return { Tag: tag };
  return Object.keys(sizes).length > 0 ? sizes : { Prefix: prefix };
}

export const readLifecycle = (rules: readonly WireRule[] = []): readonly LifecycleRule[] =>
  rules.map((rule) => {
    const { ID, Status, Filter, Expiration, NoncurrentVersionExpiration, AbortIncompleteMultipartUpload } = rule;
    const { hasMore, ...filter } = readFilter(Filter);
    return {
      id: ID ?? '',
      enabled: Status === 'Enabled',
      ...filter,
      prefix: filter.prefix || rule.Prefix || '',
      expireAfter: Expiration?.Days ?? null,
      expireOldAfter: NoncurrentVersionExpiration?.NoncurrentDays ?? null,
      abortAfter: AbortIncompleteMultipartUpload?.DaysAfterInitiation ?? null,
      hasMore:
        hasMore ||
        saysMore(rule, known) ||
        saysMore(Expiration, new Set(['Days'])) ||
        saysMore(NoncurrentVersionExpiration, new Set(['NoncurrentDays'])),
    };
  });

export const writeLifecycle = (rules: readonly LifecycleRule[]): WireRule[] =>
  rules.map((rule) => {
    const { id, enabled, expireAfter, expireOldAfter, abortAfter } = rule;
    return {
      ...(id !== '' && { ID: id }),
      Status: enabled ? 'Enabled' : 'Disabled',
      Filter: writeFilter(rule),
      ...(expireAfter !== null && { Expiration: { Days: expireAfter } }),
      ...(expireOldAfter !== null && { NoncurrentVersionExpiration: { NoncurrentDays: expireOldAfter } }),
      ...(abortAfter !== null && { AbortIncompleteMultipartUpload: { DaysAfterInitiation: abortAfter } }),
    };
  });
