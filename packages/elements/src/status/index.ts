export type { StateFamily } from './state-glyph.js';
export { SkyStatus } from './status.js';
