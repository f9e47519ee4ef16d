import { defineWords } from '../../kit/text/index.ts';
import type en from './words/en.json';

export const s3Words = defineWords<typeof en>('s3', import.meta.glob('./words/??.json', { import: 'default' }));
