import { defineWords } from './text/words.ts';
import type en from './words/en.json';

export const kitWords = defineWords<typeof en>('kit', import.meta.glob('./words/??.json', { import: 'default' }));
