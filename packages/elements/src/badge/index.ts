export { type BadgeTone, SkyBadge } from './badge.js';
