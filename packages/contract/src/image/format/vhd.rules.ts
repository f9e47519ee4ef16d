import type { Bytes } from './bytes.ts';
import { faulty, type FormatRules, headerOf, type ImageBytes } from './header.ts';

const COOKIE = 'conectix';
const FIXED = 2;
const DYNAMIC = 3;
const DIFFERENCING = 4;

/** A dynamic one has a copy of its footer in front; a fixed one has it behind the disk alone. */
const footerOf = ({ head, tail }: ImageBytes): Bytes | null => {
  if (head.text(0, COOKIE.length) === COOKIE) return head;
  return tail.text(0, COOKIE.length) === COOKIE ? tail : null;
};

export const vhd: FormatRules = {
  isIt: (image) => footerOf(image) !== null,
  read(image) {
    const footer = footerOf(image);
    const type = footer?.u32be(60) ?? null;
    if (!footer || type === null) return faulty('unreadable_header');
    if (type === DIFFERENCING) return faulty('backing_file');
    if (type !== FIXED && type !== DYNAMIC) return faulty('unknown_version');
    return headerOf(footer.u64be(48));
  },
};
