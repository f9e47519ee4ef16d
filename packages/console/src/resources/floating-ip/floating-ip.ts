import { type FloatingIp, floatingIpApi, floatingIpEvent, floatingIpSubjects } from '@skydeck/contract';
import { defineResource } from '../../kit/data/resource.ts';
import { defineResourceWords } from '../../kit/resource-words.ts';
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
  import.meta.glob('./words/*.json', { import: 'default' }),
);
