import { type Vpn, vpnApi, vpnEvent, vpnSubjects } from '@skydeck/contract';
import { definePagedResource } from '../../kit/data/resource.ts';
import { defineResourceWords } from '../../kit/resource-words.ts';
import { vpnPaths } from './paths.ts';
import type en from './words/en.json';

export const vpnWords = defineResourceWords<typeof en>(
  'vpn',
  import.meta.glob('./words/??.json', { import: 'default' }),
);

export const vpns = definePagedResource<Vpn, typeof vpnApi>({
  name: 'vpn',
  api: vpnApi,
  subjects: vpnSubjects,
  event: vpnEvent,
  label: (vpn) => vpn.name,
  owner: (vpn) => vpn,
  words: vpnWords,
  paths: vpnPaths,
  icon: 'menu-vpn',
});
