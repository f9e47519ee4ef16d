export { SkyRailItem } from './rail-item.js';
export { SkyRail, type RailOrientation } from './rail.js';
