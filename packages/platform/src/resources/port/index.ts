// For resources that stand on this one.
export {
  addressesIn,
  addressesTakenIn,
  chosenAddress,
  devicePort,
  isInSubnet,
  newMac,
  type NewPort,
  nextAddress,
  nextAddresses,
  portsOfDevice,
  portsOfNetwork,
} from './ports.ts';
export { portViews } from './views.ts';
