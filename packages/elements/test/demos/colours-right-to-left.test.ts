import { describeColours } from './describe-colours.js';

await describeColours({ dir: 'rtl', lang: 'ar' });
