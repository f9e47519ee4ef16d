import type { ResourceModule } from '../../kit/module.ts';
import { floatingIps, floatingIpWords } from './floating-ip.ts';
import { frames, pages } from './routes.tsx';

export const floatingIp: ResourceModule = {
  resource: floatingIps,
  pages,
  frames,
  tasks: [
    { name: 'compute.floating_ips.delete_many', words: floatingIpWords, retryEndpoint: floatingIps.api.removeMany },
    {
      name: 'compute.floating_ips.unassign_many',
      words: floatingIpWords,
      keys: { running: 'unassign.running', done: 'unassign.done', failed: 'unassign.failed' },
      retryEndpoint: floatingIps.api.unassignMany,
    },
  ],
};
