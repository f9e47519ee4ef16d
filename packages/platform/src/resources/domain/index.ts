// For who composes an engine.
export { openStoredDomains } from './stored.ts';
