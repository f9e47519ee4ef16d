import { defineWords } from '../../../kit/text/index.ts';
import type en from './words/en.json';

export const tokensWords = defineWords<typeof en>(
  'account-tokens',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
