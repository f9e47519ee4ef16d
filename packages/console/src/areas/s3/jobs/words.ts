import { defineWords } from '../../../kit/text/index.ts';
import type en from './words/en.json';

export const jobWords = defineWords<typeof en>('s3-jobs', import.meta.glob('./words/??.json', { import: 'default' }));
