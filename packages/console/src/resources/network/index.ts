export { networks } from './network.ts';
export { NetworkPicker, NetworksPicker } from './pickers.ts';
export { networkPaths } from './paths.ts';
