import { resourcePaths } from '../../kit/navigation/resource-paths.ts';

const paths = resourcePaths('/compute/volumes');

export const volumePaths = {
  ...paths,
  acceptTransfer: () => `${paths.list()}/accept-transfer`,
  extend: paths.over('extend'),
  attach: paths.over('attach'),
  clone: paths.over('clone'),
  retype: paths.over('retype'),
  toImage: paths.over('image-add'),
  transfer: paths.over('transfer'),
  snapshots: paths.below('snapshots'),
  points: paths.below('recovery-points'),
  addSnapshot: paths.below('snapshots/add'),
  editSnapshot: paths.editPart('snapshots'),
  /** The form of a new volume, which begins with a snapshot. */
  ofSnapshot: (id: string, snapshot: string) => `${paths.below('snapshots')(id)}/${snapshot}/createVolume`,
  imageOfSnapshot: (id: string, snapshot: string) => `${paths.below('snapshots')(id)}/${snapshot}/createImage`,
};
