export { SkyStepEvent } from './step-event.js';
export { SkyStep, type StepState } from './step.js';
export { SkySteps, type StepsOrientation } from './steps.js';
