export { addressesOfPort } from './port.rules.ts';
export { ports } from './port.ts';
