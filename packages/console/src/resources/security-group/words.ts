import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const securityGroupWords = defineWords<typeof en>(
  'security-group',
  import.meta.glob('./words/*.json', { import: 'default' }),
);
