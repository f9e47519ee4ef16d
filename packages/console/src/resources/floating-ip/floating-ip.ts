import { type FloatingIp, floatingIpApi, floatingIpEvent, floatingIpSubjects } from '@skydeck/contract';
import { definePagedResource } from '../../kit/data/resource.ts';
import { statusOf } from '../../kit/list/index.ts';
import { defineResourceWords } from '../../kit/resource-words.ts';
import { floatingIpStates } from './floating-ip.rules.ts';
import { floatingIpPaths } from './paths.ts';
import type en from './words/en.json';

export const floatingIpWords = defineResourceWords<typeof en>(
  'floating-ip',
  import.meta.glob('./words/??.json', { import: 'default' }),
);

export const floatingIps = definePagedResource<FloatingIp, typeof floatingIpApi>({
  name: 'floating_ip',
  api: floatingIpApi,
  subjects: floatingIpSubjects,
  event: floatingIpEvent,
  label: (ip) => ip.floating_ip_address,
  owner: (ip) => ip,
  words: floatingIpWords,
  paths: floatingIpPaths,
  icon: 'menu-floating-ips',
});

export const floatingIpStatus = statusOf(floatingIpWords, floatingIpStates);
