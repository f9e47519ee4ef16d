import { type Vpn, vpnApi, vpnEvent, vpnSubjects } from '@skydeck/contract';
import { defineResource } from '../../kit/data/resource.ts';
import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const vpns = defineResource<Vpn, typeof vpnApi>({
  name: 'vpn',
  api: vpnApi,
  subjects: vpnSubjects,
  event: vpnEvent,
  label: (vpn) => vpn.name,
  owner: (vpn) => vpn,
});

export const vpnWords = defineResourceWords<typeof en>(
  'vpn',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
