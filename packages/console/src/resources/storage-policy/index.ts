export { storagePolicyPaths } from './paths.ts';
export { storagePolicies } from './storage-policy.ts';
