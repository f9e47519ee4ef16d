export { Link, NavLink, useIsHere } from './Link.tsx';
export { useGuardedLeaving } from './useGuardedLeaving.ts';
export { NavigatingNowContext, useHandles, useIsNavigating, useIsNavigatingNow, useOpenPanel } from './hooks.ts';
