import { type Vpn, vpnApi, vpnEvent, vpnSubjects } from '@skydeck/contract';
import { defineResource } from '../../kit/data/resource.ts';

export const vpns = defineResource<Vpn, typeof vpnApi>({
  name: 'vpn',
  api: vpnApi,
  subjects: vpnSubjects,
  event: vpnEvent,
  label: (vpn) => vpn.name,
  owner: (vpn) => vpn,
});
