// For who composes an engine.
export { openStoredProjects, projectSearch } from './stored.ts';
