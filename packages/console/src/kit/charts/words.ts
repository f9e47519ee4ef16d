import { defineWords } from '../text/index.ts';
import type en from './words/en.json';

export const chartWords = defineWords<typeof en>('charts', import.meta.glob('./words/??.json', { import: 'default' }));
