import user from 'lucide-static/icons/user.svg?raw';
import { type Area, type AreaPart, lazyRoutesOf } from '../../kit/module.ts';
import { security } from './security/index.ts';
import { sessions } from './sessions/index.ts';
import { tokens } from './tokens/index.ts';
import title from './words/menu.json';

/** Every page of a person's own account, one line each; the menu has this order. */
const parts: readonly AreaPart[] = [security, sessions, tokens];

/** What a person sets for themselves: reached by the user menu, not by the rail. */
export const account: Area = {
  path: 'account',
  icon: user,
  title,
  lazyRoutes: lazyRoutesOf(parts),
  entries: parts.map(({ entry }) => entry),
  rail: [],
};
