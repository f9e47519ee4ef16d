import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const providerWords = defineWords<typeof en>(
  'identity-providers',
  import.meta.glob('./words/*.json', { import: 'default' }),
);
