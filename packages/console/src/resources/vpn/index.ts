export { vpnPaths } from './paths.ts';
export { vpns } from './vpn.ts';
export { VpnStatus } from './VpnStatus.tsx';
