export { PortAddressPicker, PortPicker } from './pickers.ts';
export { addressesOfPort, keyOfAddress, type PortAddress, readAddressKey } from './port.rules.ts';
export { ports } from './port.ts';
