export { ReviewPart } from './ReviewPart.tsx';
export type { Step } from './step.ts';
export { Wizard } from './Wizard.tsx';
export { withStep } from './steps.rules.ts';
export { Unset } from './Unset.tsx';
