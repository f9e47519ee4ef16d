// For resources that have a quota.
export { refuseOverQuota, refuseOverVolumes } from './checks.ts';
