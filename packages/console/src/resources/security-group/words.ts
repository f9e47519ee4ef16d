import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const securityGroupWords = defineResourceWords<typeof en>(
  'security-group',
  import.meta.glob('./words/*.json', { import: 'default' }),
);
