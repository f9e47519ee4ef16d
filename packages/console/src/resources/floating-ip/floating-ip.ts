import { type FloatingIp, floatingIpApi, floatingIpEvent, floatingIpSubjects } from '@skydeck/contract';
import { defineResource } from '../../kit/data/resource.ts';
import { statusOf } from '../../kit/list/index.ts';
import { defineResourceWords } from '../../kit/resource-words.ts';
import { floatingIpStates } from './floating-ip.rules.ts';
import type en from './words/en.json';

export const floatingIps = defineResource<FloatingIp, typeof floatingIpApi>({
  name: 'floating_ip',
  api: floatingIpApi,
  subjects: floatingIpSubjects,
  event: floatingIpEvent,
  label: (ip) => ip.floating_ip_address,
  owner: (ip) => ip,
});

export const floatingIpWords = defineResourceWords<typeof en>(
  'floating-ip',
  import.meta.glob('./words/??.json', { import: 'default' }),
);

export const floatingIpStatus = statusOf(floatingIpWords, floatingIpStates);
