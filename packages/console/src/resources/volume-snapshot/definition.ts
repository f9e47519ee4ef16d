import type { ResourceDefinition } from '../../kit/module.ts';

/** Snapshots have no list of their own: they are shown with their volume. */
export const volumeSnapshot: ResourceDefinition = {
  name: 'volume_snapshot',
  area: 'compute',
  subject: 'compute_volume_snapshots',
  menu: null,
  shownOn: { resource: 'volume', tab: 'snapshots' },
  tasks: 'compute.volume_snapshots.',
  load: async () => (await import('./module.ts')).volumeSnapshot,
};
