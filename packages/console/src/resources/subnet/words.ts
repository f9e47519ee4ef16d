import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const subnetWords = defineWords<typeof en>('subnet', import.meta.glob('./words/*.json', { import: 'default' }));
