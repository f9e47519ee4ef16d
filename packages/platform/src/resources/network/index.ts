// For resources that stand on this one.
export {
  checkUsable,
  noAddressLeft,
  usableNetwork,
  type UsableNetwork,
  whyNotDirect,
  whyNotExternal,
} from './usable-network.ts';
