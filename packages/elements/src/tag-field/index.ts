export { SkyTagField, type TagFieldSize } from './tag-field.js';
export type { TagCheck } from './tag-field.rules.js';
