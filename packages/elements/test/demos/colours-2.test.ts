import { describeColours, leftToRight } from './describe-colours.js';

await describeColours(leftToRight, 2);
