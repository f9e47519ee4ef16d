import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const routerWords = defineWords<typeof en>('router', import.meta.glob('./words/*.json', { import: 'default' }));
