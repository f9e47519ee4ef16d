import { type Server, serverApi, serverEvent, serverSubjects } from '@skydeck/contract';
import { defineResource } from '../../kit/data/resource.ts';
import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const servers = defineResource<Server, typeof serverApi>({
  name: 'server',
  api: serverApi,
  subjects: serverSubjects,
  event: serverEvent,
  label: (server) => server.name,
});

export const serverWords = defineResourceWords<typeof en>(
  'server',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
