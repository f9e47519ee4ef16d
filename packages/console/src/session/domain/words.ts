import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const domainWords = defineWords<typeof en>(
  'session-domain',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
