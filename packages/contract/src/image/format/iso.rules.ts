import { type FormatRules, headerOf } from './header.ts';

/** The first descriptor of a volume stands behind 16 sectors of 2,048 bytes (ECMA-119; ECMA-167 for UDF alone). */
const DESCRIPTORS_AT = 16 * 2048;

export const iso: FormatRules = {
  isIt: ({ head }) => ['CD001', 'BEA01'].includes(head.text(DESCRIPTORS_AT + 1, 5) ?? ''),
  read: ({ size }) => headerOf(size),
};
