export * from './session.ts';
export { memory } from './memory.ts';
export { type AccessDisabled, isDomainAdmin, isSystemRole, type Scope, session, type SessionState } from './state.ts';
export { tokens } from './tokens.ts';
