import { describeDemos } from './describe-demos.js';

await describeDemos('dark', { mode: 'dark' });
