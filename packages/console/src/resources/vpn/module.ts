import type { ResourceModule } from '../../kit/module.ts';
import { frames, pages } from './routes.tsx';
import { vpns, vpnWords as words } from './vpn.ts';

export const vpn: ResourceModule = {
  resource: vpns,
  pages,
  frames,
  tasks: [
    { name: 'compute.vpn.delete_many', words, retryEndpoint: vpns.api.removeMany },
    { name: 'compute.vpn.enable_many', words, act: 'enable', retryEndpoint: vpns.api.enable },
    { name: 'compute.vpn.disable_many', words, act: 'disable', retryEndpoint: vpns.api.disable },
  ],
};
