import type { BytesWords } from './en.js';

export const tr: BytesWords = {
  byte: 'B',
  kibibyte: 'KiB',
  mebibyte: 'MiB',
  gibibyte: 'GiB',
  tebibyte: 'TiB',
  pebibyte: 'PiB',
};
