export * from './session.ts';
export { memory } from './memory.ts';
export { type AccessDisabled, isDomainAdmin, isSystemRole, session, type SessionState } from './state.ts';
export { tokens } from './tokens.ts';
export { type Scope } from './scope.rules.ts';
