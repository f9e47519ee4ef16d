import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const loginWords = defineWords<typeof en>('login', import.meta.glob('./words/??.json', { import: 'default' }));
