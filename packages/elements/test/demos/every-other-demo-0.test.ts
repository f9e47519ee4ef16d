import { describeDemos } from './describe-demos.js';

await describeDemos(0);
