import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const floatingIpWords = defineResourceWords<typeof en>(
  'floating-ip',
  import.meta.glob('./words/*.json', { import: 'default' }),
);
