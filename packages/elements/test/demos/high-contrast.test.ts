import { describeDemos } from './describe-demos.js';

await describeDemos('high contrast', { scheme: 'beacon' });
