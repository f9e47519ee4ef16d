import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const vpnWords = defineResourceWords<typeof en>(
  'vpn',
  import.meta.glob('./words/*.json', { import: 'default' }),
);
