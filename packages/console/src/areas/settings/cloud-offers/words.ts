import { defineWords } from '../../../kit/text/index.ts';
import type en from './words/en.json';

export const cloudOffersWords = defineWords<typeof en>(
  'cloud-offers',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
