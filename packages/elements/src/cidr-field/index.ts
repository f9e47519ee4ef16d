export { SkyCidrField, type CidrFieldSize } from './cidr-field.js';
export type { CidrVersion } from './cidr-field.rules.js';
