import { type Volume, volumeApi, volumeEvent, volumeSubjects } from '@skydeck/contract';
import { definePagedResource } from '../../kit/data/resource.ts';
import { defineResourceWords } from '../../kit/resource-words.ts';
import { statusOf } from '../../kit/list/index.ts';
import { volumePaths } from './paths.ts';
import { volumeStates } from './volume.rules.ts';
import type en from './words/en.json';

export const volumeWords = defineResourceWords<typeof en>(
  'volume',
  import.meta.glob('./words/??.json', { import: 'default' }),
);

export const volumes = definePagedResource<Volume, typeof volumeApi>({
  name: 'volume',
  api: volumeApi,
  subjects: volumeSubjects,
  event: volumeEvent,
  label: (volume) => volume.name,
  owner: (volume) => volume,
  words: volumeWords,
  paths: volumePaths,
  icon: 'menu-volumes',
});

export const volumeStatus = statusOf(volumeWords, volumeStates);

/** A unit has one name in all languages. */
export const GIB_UNIT = 'GiB';
