import { defineWords } from '../kit/text/index.ts';
import type en from './words/en.json';

export const frameWords = defineWords<typeof en>('frame', import.meta.glob('./words/??.json', { import: 'default' }));
