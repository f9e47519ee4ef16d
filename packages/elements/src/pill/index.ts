export type { StateFamily } from '../status/state-glyph.js';
export { SkyPill } from './pill.js';
