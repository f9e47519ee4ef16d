export * from './abilities.ts';
export * from './calls.ts';
export * from './needs.ts';
export * from './rule.ts';
export * from './ruled-calls.ts';
export { subjects } from './subjects.ts';
