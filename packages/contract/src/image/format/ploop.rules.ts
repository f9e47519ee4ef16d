import { faulty, type FormatRules, headerOf } from './header.ts';

const SECTOR = 512;
const OLD = 'WithoutFreeSpace';
const NEW = 'WithouFreSpacExt';

export const ploop: FormatRules = {
  isIt: ({ head }) => [OLD, NEW].includes(head.text(0, OLD.length) ?? ''),
  read({ head }) {
    if (head.u32le(16) !== 2) return faulty('unknown_version');
    const sectors = head.text(0, OLD.length) === OLD ? head.u32le(36) : head.u64le(36);
    return headerOf(sectors === null ? null : sectors * SECTOR);
  },
};
