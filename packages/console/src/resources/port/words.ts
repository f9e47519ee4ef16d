import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const portWords = defineWords<typeof en>('port', import.meta.glob('./words/*.json', { import: 'default' }));
