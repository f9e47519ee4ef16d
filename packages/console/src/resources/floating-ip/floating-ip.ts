import { type FloatingIp, floatingIpApi, floatingIpEvent, floatingIpSubjects } from '@skydeck/contract';
import { defineResource } from '../../kit/data/resource.ts';

export const floatingIps = defineResource<FloatingIp, typeof floatingIpApi>({
  name: 'floating_ip',
  api: floatingIpApi,
  subjects: floatingIpSubjects,
  event: floatingIpEvent,
  label: (ip) => ip.floating_ip_address,
  owner: (ip) => ip,
});
