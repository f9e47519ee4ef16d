import type { ResourceDefinition } from '../../kit/module.ts';

/** Subnets have no pages of their own: they are shown with their network. */
export const subnet: ResourceDefinition = {
  name: 'subnet',
  area: 'compute',
  subject: 'compute_subnets',
  menu: null,
  shownOn: { resource: 'network', tab: 'subnets' },
  load: async () => (await import('./module.ts')).subnet,
};
