import { type Flavor, flavorApi, flavorEvent, flavorSubjects } from '@skydeck/contract';
import { definePagedResource } from '../../kit/data/resource.ts';
import { defineResourceWords } from '../../kit/resource-words.ts';
import { flavorPaths } from './paths.ts';
import type en from './words/en.json';

export const flavorWords = defineResourceWords<typeof en>(
  'flavor',
  import.meta.glob('./words/??.json', { import: 'default' }),
);

export const flavors = definePagedResource<Flavor, typeof flavorApi>({
  name: 'flavor',
  api: flavorApi,
  subjects: flavorSubjects,
  event: flavorEvent,
  label: ({ name }) => name,
  words: flavorWords,
  paths: flavorPaths,
  icon: 'menu-flavors',
});
