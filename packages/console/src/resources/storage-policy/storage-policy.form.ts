import {
  FAILURE_DOMAIN,
  type FieldProblem,
  type FieldProblems,
  isWithin,
  LARGEST_INT32,
  type NumberRange,
  outOfRange,
  type QosKey,
  qosProblems,
  redundancyProblems,
  type RedundancyType,
  redundancyTypes,
  size,
  type StoragePolicy,
  type StoragePolicyBody,
  TIER,
} from '@skydeck/contract';
import { enums, object, string, type Struct } from 'superstruct';
import { formModel, required, wrongOf } from '../../kit/form/model.ts';

const numbersOf = ({ least, most }: NumberRange): string[] =>
  Array.from({ length: most - least + 1 }, (_, at) => String(least + at));

export const tiers = numbersOf(TIER);
export type FailureDomain = '0' | '1' | '2' | '3' | '4';
export const failureDomains = numbersOf(FAILURE_DOMAIN) as readonly FailureDomain[];
export const isKnownDomain = (text: string): boolean => (failureDomains as readonly string[]).includes(text);

/** What the form asks for; the limits for each GiB are kept as they are. */
export const limitKeys = [
  'total_iops_sec',
  'read_iops_sec',
  'write_iops_sec',
  'total_bytes_sec',
  'read_bytes_sec',
  'write_bytes_sec',
] as const satisfies readonly QosKey[];
export type LimitKey = (typeof limitKeys)[number];
export const isLimit = (key: string): boolean => (limitKeys as readonly string[]).includes(key);

type Kept = Pick<StoragePolicyBody, 'qos' | 'storage' | 'params'>;

/** Shaped like the form a person sees: numbers as they are typed. */
export interface StoragePolicyDraft {
  name: string;
  tier: string;
  type: RedundancyType;
  m: string;
  n: string;
  failureDomain: string;
  /** '' is none. */
  limits: Record<LimitKey, string>;
  /** What the form does not ask for, and a change sends all the same. */
  kept: Kept;
}

const eachLimit = <Value>(of: (key: LimitKey) => Value) =>
  Object.fromEntries(limitKeys.map((key) => [key, of(key)])) as Record<LimitKey, Value>;

const LIMIT: NumberRange = { least: 1, most: LARGEST_INT32 };

const whole = (text: string): number => (/^\d{1,10}$/.test(text.trim()) ? Number(text) : Number.NaN);

const shape = object({
  name: size(string(), 0, 255),
  tier: enums(tiers),
  type: enums(redundancyTypes),
  m: string(),
  n: string(),
  failureDomain: enums(numbersOf(FAILURE_DOMAIN)),
  limits: object(eachLimit(() => string())),
  // Taken from the object, never typed.
  kept: object() as unknown as Struct<Kept, null>,
});

const qosOf = ({ limits, kept }: Pick<StoragePolicyDraft, 'limits' | 'kept'>): Partial<Record<QosKey, number>> => ({
  ...kept.qos,
  ...Object.fromEntries(limitKeys.flatMap((key) => (limits[key].trim() === '' ? [] : [[key, whole(limits[key])]]))),
});

// spec: storage-policy.redundancy, spec: storage-policy.qos
function check(draft: StoragePolicyDraft): FieldProblems {
  const { name, type, m, n, limits } = draft;
  const below = Object.entries(qosProblems(qosOf(draft))).map(([key, wrong]) => [`limits.${key}`, wrong]);
  return {
    ...redundancyProblems({ type, m: whole(m), n: whole(n) }),
    ...Object.fromEntries(below),
    ...wrongOf(Object.fromEntries(limitKeys.map((key) => [`limits.${key}`, limitProblem(limits[key])]))),
    ...required({ name, m, n }),
  };
}

const limitProblem = (text: string): FieldProblem | null =>
  text.trim() === '' || isWithin(LIMIT, whole(text)) ? null : outOfRange('A limit', LIMIT);

const toBody = (draft: StoragePolicyDraft): StoragePolicyBody => ({
  ...draft.kept,
  name: draft.name.trim(),
  tier: Number(draft.tier),
  redundancy: { type: draft.type, m: Number(draft.m), n: Number(draft.n) },
  failure_domain: Number(draft.failureDomain),
  qos: qosOf(draft),
});

const fields: Readonly<Record<string, string>> = {
  'redundancy.type': 'type',
  'redundancy.m': 'm',
  'redundancy.n': 'n',
  failure_domain: 'failureDomain',
};
const fieldOf = (path: string): string => fields[path] ?? path.replace(/^qos\./, 'limits.');

const blank = (): StoragePolicyDraft => ({
  name: '',
  tier: '1',
  type: 'raid1',
  m: '3',
  n: '2',
  failureDomain: '1',
  limits: eachLimit(() => ''),
  kept: {},
});

export const newStoragePolicy = formModel<StoragePolicyDraft, StoragePolicyBody>({
  shape,
  check,
  blank,
  toBody,
  fieldOf,
});

export const storagePolicyChange = formModel<StoragePolicyDraft, StoragePolicyBody, StoragePolicy>({
  shape,
  check,
  blank,
  from: ({ name, tier, redundancy, failure_domain, qos, storage, params }) => ({
    name,
    tier: String(tier),
    type: redundancy?.type === 'raid6' ? 'raid6' : 'raid1',
    m: String(redundancy?.m ?? ''),
    n: String(redundancy?.n ?? ''),
    failureDomain: String(failure_domain),
    limits: eachLimit((key) => ((qos[key] ?? 0) > 0 ? String(qos[key]) : '')),
    kept: {
      qos: Object.fromEntries(Object.entries(qos).filter(([key]) => !isLimit(key))),
      ...(storage !== undefined && { storage }),
      ...(params !== undefined && { params }),
    },
  }),
  toBody,
  fieldOf,
});

/** Of another type, what is customary. */
export const customary: Readonly<Record<RedundancyType, Pick<StoragePolicyDraft, 'm' | 'n'>>> = {
  raid1: { m: '3', n: '2' },
  raid6: { m: '5', n: '2' },
};
