import type { ResourceModule } from '../../kit/module.ts';
import { resourceRoutes } from '../../kit/panel/resource-routes.ts';
import { floatingIps, floatingIpWords as words } from './floating-ip.ts';
import { FloatingIpList } from './FloatingIpList.tsx';

const { api, subjects } = floatingIps;
const routes = resourceRoutes({ path: 'floating-ips', id: 'floatingIpId', subjects });

const edit = async () => (await import('./FloatingIpForms.tsx')).FloatingIpEdit;
const assign = async () => (await import('./FloatingIpForms.tsx')).FloatingIpAssign;

export const floatingIp: ResourceModule = {
  resource: floatingIps,
  pages: [
    routes.list(FloatingIpList, [
      routes.add(async () => (await import('./FloatingIpForms.tsx')).FloatingIpCreate),
      routes.edit(edit),
      routes.edit(assign, 'assign'),
    ]),
    routes.details(
      async () => (await import('./FloatingIpDetails.tsx')).FloatingIpDetails,
      [routes.editDetails(edit), routes.editDetails(assign, 'assign')],
    ),
  ],
  // None of its forms are in other people's pages (spec: floating-ip.frame).
  frames: [],
  tasks: [
    { name: 'compute.floating_ips.delete_many', words, retryEndpoint: api.removeMany },
    { name: 'compute.floating_ips.unassign_many', words, act: 'unassign', retryEndpoint: api.unassignMany },
  ],
};
