export { SkyFormSummary, type FormProblem } from './form-summary.js';
