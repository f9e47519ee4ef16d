import { faulty, type FormatRules, headerOf } from './header.ts';

const SIGNATURE = 0xbeda107f;
/** 1 grows, 2 does not; all others are differences to another file. */
const whole: readonly (number | null)[] = [1, 2];
const NOBODY = '0'.repeat(32);

export const vdi: FormatRules = {
  isIt: ({ head }) => head.u32le(0x40) === SIGNATURE,
  read({ head }) {
    if (head.u32le(0x44) !== 0x0001_0001) return faulty('unknown_version');
    if (!whole.includes(head.u32le(0x4c))) return faulty('backing_file');
    const [link, parent] = [head.hex(0x1a8, 16), head.hex(0x1b8, 16)];
    if (link === null || parent === null) return faulty('unreadable_header');
    if (link !== NOBODY || parent !== NOBODY) return faulty('backing_file');
    return headerOf(head.u64le(0x170));
  },
};
