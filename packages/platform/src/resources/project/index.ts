// For who composes an engine.
export { openStoredProjects } from './stored.ts';
