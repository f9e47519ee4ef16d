export type { Placement } from '../core/placement.js';
export { SkyTooltip } from './tooltip.js';
