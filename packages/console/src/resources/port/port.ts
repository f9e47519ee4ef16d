import { type Port, portApi, portEvent, portSubjects } from '@skydeck/contract';
import { defineResource } from '../../kit/data/resource.ts';
import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const ports = defineResource<Port, typeof portApi>({
  name: 'port',
  api: portApi,
  subjects: portSubjects,
  event: portEvent,
  label: (port) => port.device_name || port.name || port.id,
});

export const portWords = defineResourceWords<typeof en>(
  'port',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
