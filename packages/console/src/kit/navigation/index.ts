export { Link, NavLink, useIsHere } from './Link.tsx';
export { useGuardedLeaving } from './useGuardedLeaving.ts';
export { useHandles, useIsNavigating } from './hooks.ts';
