import { defineWords } from '../text/words.ts';
import type en from './words/en.json';

export const itemWords = defineWords<typeof en>('item', import.meta.glob('./words/??.json', { import: 'default' }));
