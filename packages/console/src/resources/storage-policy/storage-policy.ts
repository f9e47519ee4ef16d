import { type StoragePolicy, storagePolicyApi, storagePolicyEvent, storagePolicySubjects } from '@skydeck/contract';
import { definePagedResource } from '../../kit/data/resource.ts';
import { defineResourceWords } from '../../kit/resource-words.ts';
import { storagePolicyPaths } from './paths.ts';
import type en from './words/en.json';

export const storagePolicyWords = defineResourceWords<typeof en>(
  'storage-policy',
  import.meta.glob('./words/??.json', { import: 'default' }),
);

export const storagePolicies = definePagedResource<StoragePolicy, typeof storagePolicyApi>({
  name: 'storage_policy',
  api: storagePolicyApi,
  subjects: storagePolicySubjects,
  event: storagePolicyEvent,
  label: ({ name }) => name,
  words: storagePolicyWords,
  paths: storagePolicyPaths,
  icon: 'menu-storage-policies',
});
