import type { Bytes } from './bytes.ts';
import { faulty, type FormatRules, headerOf } from './header.ts';

const REGIONS_AT = 192 * 1024;
const ENTRY = 32;
// As they lie in the file: the first three groups of a GUID are turned round.
const METADATA_REGION = '06a27c8b90479a4bb8fe575f050f886e';
const VIRTUAL_SIZE = '2442a52f1bcd7648b2115dbed83bf4b8';
const PARAMETERS = '3767a1ca36fa434db3b633f0aa44e76b';
const HAS_PARENT = 1 << 1;
/** The format's own limits. */
const MOST_REGIONS = 2047;
const MOST_ITEMS = 2047;

export const vhdx: FormatRules = {
  isIt: ({ head }) => head.text(0, 8) === 'vhdxfile',
  read({ head }) {
    if (head.text(REGIONS_AT, 4) !== 'regi') return faulty('unreadable_header');
    const regions = head.u32le(REGIONS_AT + 8) ?? Infinity;
    const region = findEntry(head, { at: REGIONS_AT + 16, count: regions, most: MOST_REGIONS, id: METADATA_REGION });
    const table = region === null ? null : head.u64le(region + 16);
    if (table === null || head.text(table, 8) !== 'metadata') return faulty('unreadable_header');
    const itemAt = (id: string) => {
      const count = head.u16le(table + 10) ?? Infinity;
      const entry = findEntry(head, { at: table + ENTRY, count, most: MOST_ITEMS, id });
      const offset = entry === null ? null : head.u32le(entry + 16);
      return offset === null ? null : table + offset;
    };
    const [parameters, size] = [itemAt(PARAMETERS), itemAt(VIRTUAL_SIZE)];
    const flags = parameters === null ? null : head.u32le(parameters + 4);
    if (flags === null || size === null) return faulty('unreadable_header');
    if ((flags & HAS_PARENT) !== 0) return faulty('backing_file');
    return headerOf(head.u64le(size));
  },
};

interface Entries {
  readonly at: number;
  readonly count: number;
  readonly most: number;
  readonly id: string;
}

/** Where the entry with this GUID begins; null: there is none, or there would be more than there can be. */
function findEntry(head: Bytes, { at, count, most, id }: Entries): number | null {
  if (count > most) return null;
  for (let entry = 0; entry < count; entry++) if (head.hex(at + entry * ENTRY, 16) === id) return at + entry * ENTRY;
  return null;
}
