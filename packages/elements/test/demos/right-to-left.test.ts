import { describeDemos } from './describe-demos.js';

await describeDemos('right to left', { dir: 'rtl', lang: 'ar' });
