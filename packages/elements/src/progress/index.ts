export { formatPercent } from './percent.js';
export { SkyProgress, type ProgressTone } from './progress.js';
