import { defineWords } from '../../../kit/text/index.ts';
import type en from './words/en.json';

export const securityWords = defineWords<typeof en>(
  'account-security',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
