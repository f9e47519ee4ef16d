export { networks, subnetsOfKnown } from './network.ts';
export { NetworkPicker, NetworksPicker } from './pickers.ts';
export { networkPaths } from './paths.ts';
export { useNetworkPath } from './useNetworkPath.ts';
