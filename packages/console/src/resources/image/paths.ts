import { resourcePaths } from '../../kit/navigation/resource-paths.ts';

const paths = resourcePaths('/compute/images');

export const imagePaths = {
  ...paths,
  /** The form of a new volume, which begins with an image. */
  createVolume: paths.over('create-volume'),
};
