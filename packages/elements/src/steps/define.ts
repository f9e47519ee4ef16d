import { define } from '../core/define.js';
import { SkyStep } from './step.js';
import { SkySteps } from './steps.js';

// The children first: when the parent looks at them they are what they should be.
define('sky-step', SkyStep);
define('sky-steps', SkySteps);
