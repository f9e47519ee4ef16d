export { Link, NavLink, useIsHere } from './Link.tsx';
export { createNavigation, type Navigation } from './navigation.ts';
export { Pages, useHandles, useIsNavigating, type Blocker, useBlocker, useLeave } from './Pages.tsx';
