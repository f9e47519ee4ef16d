export { type RelativeTimeLength, SkyRelativeTime } from './relative-time.js';
