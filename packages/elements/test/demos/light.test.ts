import { describeDemos } from './describe-demos.js';

await describeDemos('light', { mode: 'light' });
