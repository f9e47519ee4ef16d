import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const providerWords = defineResourceWords<typeof en>(
  'identity-providers',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
