import type { Translation } from '../../core/translation.js';

/** The signs of the binary units (IEC 80000-13). `Intl` knows only the decimal ones. */
export const en = {
  byte: 'B',
  kibibyte: 'KiB',
  mebibyte: 'MiB',
  gibibyte: 'GiB',
  tebibyte: 'TiB',
  pebibyte: 'PiB',
};

export type BytesWords = Translation<typeof en>;
