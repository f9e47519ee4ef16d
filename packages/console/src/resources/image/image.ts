import { type Image, imageApi, imageEvent, imageSubjects } from '@skydeck/contract';
import { definePagedResource } from '../../kit/data/resource.ts';
import { defineResourceWords } from '../../kit/resource-words.ts';
import { statusOf } from '../../kit/statusOf.tsx';
import { imageStates } from './image.rules.ts';
import { imagePaths } from './paths.ts';
import type en from './words/en.json';

export const imageWords = defineResourceWords<typeof en>(
  'image',
  import.meta.glob('./words/??.json', { import: 'default' }),
);

export const images = definePagedResource<Image, typeof imageApi>({
  name: 'image',
  api: imageApi,
  subjects: imageSubjects,
  event: imageEvent,
  label: ({ name }) => name,
  words: imageWords,
  paths: imagePaths,
  icon: 'menu-images',
});

const status = statusOf(imageWords, imageStates);
export const ImageStatus = status.Status;
export const imageStatusFilter = status.filter;
