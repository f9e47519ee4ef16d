import { type FieldProblems, problem } from '../errors.ts';
import type { NumberRange } from '../rules/networks.ts';

/** The fastest disks are those of tier 0. */
export const TIER: NumberRange = { least: 0, most: 3 };
/** Of 0, a disk, to 4, a room: what may fail without a loss. */
export const FAILURE_DOMAIN: NumberRange = { least: 0, most: 4 };

export const redundancyTypes = ['raid1', 'raid6'] as const;
export type RedundancyType = (typeof redundancyTypes)[number];

/** `m`: copies, or pieces with data; `n`: the fewest copies, or pieces with parity. */
export const redundancyLimits: Readonly<Record<RedundancyType, Readonly<Record<'m' | 'n', NumberRange>>>> = {
  raid1: { m: { least: 1, most: 5 }, n: { least: 1, most: 5 } },
  raid6: { m: { least: 1, most: 17 }, n: { least: 0, most: 3 } },
};

interface Redundancy {
  readonly type: string;
  readonly m: number;
  readonly n: number;
}

const isKnownType = (type: string): type is RedundancyType => (redundancyTypes as readonly string[]).includes(type);

/** What is wrong with a redundancy, by its fields; numbers are whole. */
// spec: storage-policy.redundancy
export function redundancyProblems({ type, m, n }: Redundancy): FieldProblems {
  if (!isKnownType(type)) return {};
  const problems: FieldProblems = {};
  for (const [field, value] of [
    ['m', m],
    ['n', n],
  ] as const) {
    const { least, most } = redundancyLimits[type][field];
    if (!(value >= least && value <= most))
      problems[field] = problem('out_of_range', `Must be between ${least} and ${most}`, { least, most });
  }
  if (type === 'raid1' && n > m && !problems['n'])
    problems['n'] = problem('fewest_copies', 'There are no fewer copies than the fewest', { most: m });
  return problems;
}

const bases = ['iops_sec', 'bytes_sec'] as const;
const endings = ['', '_per_gb', '_per_gb_min'] as const;
const kinds = ['total', 'read', 'write'] as const;

export type QosKey = `${(typeof kinds)[number]}_${(typeof bases)[number]}${(typeof endings)[number]}`;

/** The limits of Cinder: of all operations, of those that read and of those that write, also for each GiB. */
export const qosKeys: readonly QosKey[] = bases.flatMap((base) =>
  endings.flatMap((ending) => kinds.map((kind): QosKey => `${kind}_${base}${ending}`)),
);

/** Of one measure, a total stands alone (QEMU). `UNLIMITED` and 0 are no limits. */
// spec: storage-policy.qos
export function qosProblems(qos: Readonly<Partial<Record<QosKey, number>>>): FieldProblems {
  const isSet = (key: QosKey) => (qos[key] ?? 0) > 0;
  return Object.fromEntries(
    bases.flatMap((base) =>
      endings.flatMap((ending) =>
        isSet(`total_${base}${ending}`) && (isSet(`read_${base}${ending}`) || isSet(`write_${base}${ending}`))
          ? [[`total_${base}${ending}`, problem('total_and_parts', 'A total excludes limits of reads and writes')]]
          : [],
      ),
    ),
  );
}
