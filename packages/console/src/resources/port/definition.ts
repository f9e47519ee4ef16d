import type { ResourceDefinition } from '../../kit/module.ts';

/** Ports have no pages of their own: forms of other resources choose among them. */
export const port: ResourceDefinition = {
  name: 'port',
  area: 'compute',
  subject: 'compute_ports',
  menu: null,
  load: async () => (await import('./module.ts')).port,
};
