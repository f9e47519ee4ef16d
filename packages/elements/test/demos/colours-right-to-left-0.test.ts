import { describeColours, rightToLeft } from './describe-colours.js';

await describeColours(rightToLeft, 0);
