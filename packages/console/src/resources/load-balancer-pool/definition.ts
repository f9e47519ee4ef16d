import type { ResourceDefinition } from '../../kit/module.ts';

/** Balancing pools have no list of their own: they are shown with their load balancer. */
export const loadBalancerPool: ResourceDefinition = {
  name: 'load_balancer_pool',
  area: 'compute',
  subject: 'compute_lbaas_pools',
  menu: null,
  shownOn: { resource: 'load_balancer', tab: 'pools' },
  tasks: 'compute.load_balancer_pools.',
  load: async () => (await import('./module.ts')).loadBalancerPool,
};
