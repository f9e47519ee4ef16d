export * from './session.ts';
export { followRefusal } from './follow-refusal.ts';
export { memory } from './memory.ts';
export {
  type AccessDisabled,
  isDomainAdmin,
  isOpen,
  isSystemRole,
  type Scope,
  session,
  type SessionState,
} from './state.ts';
export { storeEnding } from './stored-ending.ts';
export { tokens } from './tokens.ts';
export { useProjectName } from './useProjectName.ts';
