import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const floatingIpWords = defineWords<typeof en>(
  'floating-ip',
  import.meta.glob('./words/*.json', { import: 'default' }),
);
