import { resourcePaths } from '../../kit/navigation/resource-paths.ts';

const { below, ...paths } = resourcePaths('/compute/security-groups');

export const securityGroupPaths = {
  ...paths,
  properties: below('properties'),
  ports: below('ports'),
  addRule: below('rules/add'),
};
