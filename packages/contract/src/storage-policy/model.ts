import { any, type Infer, nullable, number, object, optional, record, string, type, type Struct } from 'superstruct';
import { LARGEST_INT32 } from '../rules/numbers.ts';
import { enums, Name, size, within } from '../structs.ts';
import { FAILURE_DOMAIN, type QosKey, qosKeys, redundancyTypes, TIER } from './rules.ts';

/** How and where a volume is stored, and how fast it may be. */
export const StoragePolicy = type({
  id: string(),
  /** Volumes name it. */
  name: string(),
  tier: number(),
  /** null for who may not know it. */
  redundancy: nullable(type({ type: string(), m: number(), n: number() })),
  failure_domain: number(),
  /** Limits by `qosKeys`; -1 is none. */
  qos: record(string(), number()),
  /** The backend; null is the cloud's own. */
  storage: optional(nullable(string())),
  params: optional(record(string(), any())),
  revision_number: number(),
  created_at: string(),
  updated_at: string(),
});
export type StoragePolicy = Infer<typeof StoragePolicy>;

const Limit = optional(within({ least: -1, most: LARGEST_INT32 }));
const Qos = object(Object.fromEntries(qosKeys.map((key) => [key, Limit]))) as unknown as Struct<
  Partial<Record<QosKey, number>>,
  Record<string, typeof Limit>
>;

/** A change sends all of it. */
export const StoragePolicyBody = object({
  name: Name,
  tier: within(TIER),
  redundancy: object({
    type: enums(redundancyTypes),
    m: within({ least: 1, most: 17 }),
    n: within({ least: 0, most: 5 }),
  }),
  failure_domain: within(FAILURE_DOMAIN),
  qos: optional(Qos),
  storage: optional(nullable(size(string(), 0, 255))),
  params: optional(record(size(string(), 1, 64), size(string(), 0, 255))),
});
export type StoragePolicyBody = Infer<typeof StoragePolicyBody>;
