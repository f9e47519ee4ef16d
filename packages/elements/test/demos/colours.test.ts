import { describeColours } from './describe-colours.js';

await describeColours({ dir: 'ltr', lang: 'en' });
