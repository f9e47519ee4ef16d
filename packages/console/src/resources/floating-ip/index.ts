export { floatingIps } from './floating-ip.ts';
export { floatingIpPaths } from './paths.ts';
