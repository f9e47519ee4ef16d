import type { ResourceDefinition } from '../../kit/module.ts';

/** Servers have no pages yet: forms of other resources choose among them. */
export const server: ResourceDefinition = {
  name: 'server',
  area: 'compute',
  subject: 'compute_servers',
  menu: null,
  load: async () => (await import('./module.ts')).server,
};
