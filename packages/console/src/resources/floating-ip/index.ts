export { floatingIps, floatingIpStatus } from './floating-ip.ts';
export { floatingIpPaths } from './paths.ts';
