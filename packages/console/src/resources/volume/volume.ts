import { type Volume, volumeApi, volumeEvent, volumeSubjects } from '@skydeck/contract';
import { defineResource } from '../../kit/data/resource.ts';
import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const volumes = defineResource<Volume, typeof volumeApi>({
  name: 'volume',
  api: volumeApi,
  subjects: volumeSubjects,
  event: volumeEvent,
  label: (volume) => volume.name,
});

export const volumeWords = defineResourceWords<typeof en>(
  'volume',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
