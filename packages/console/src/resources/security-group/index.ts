export { securityGroupPaths } from './paths.ts';
export { SecurityGroupPicker } from './pickers.ts';
export { securityGroups } from './security-group.ts';
