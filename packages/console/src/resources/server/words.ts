import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const serverWords = defineWords<typeof en>('server', import.meta.glob('./words/*.json', { import: 'default' }));
