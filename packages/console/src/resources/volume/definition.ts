import type { ResourceDefinition } from '../../kit/module.ts';

/** Volumes have no pages yet: forms of other resources choose among them. */
export const volume: ResourceDefinition = {
  name: 'volume',
  area: 'compute',
  subject: 'compute_volumes',
  menu: null,
  load: async () => (await import('./module.ts')).volume,
};
