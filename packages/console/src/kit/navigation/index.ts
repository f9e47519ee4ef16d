export { Link, NavLink, useIsHere } from './Link.tsx';
export { createNavigation, type Navigation } from './navigation.ts';
export { Pages, useHandles, useIsComing, type Keeper, useKeeper } from './Pages.tsx';
