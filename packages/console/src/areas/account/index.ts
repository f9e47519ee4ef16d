import user from 'lucide-static/icons/user.svg?raw';
import { type Area, areaOf } from '../../kit/module.ts';
import { commandLine } from './command-line/index.ts';
import { security } from './security/index.ts';
import { sessions } from './sessions/index.ts';
import { tokens } from './tokens/index.ts';
import title from './words/menu.json';

/** What a person sets for themselves: reached by the user menu, not by the rail. */
export const account: Area = {
  ...areaOf({ path: 'account', icon: user, title }, [security, sessions, tokens, commandLine]),
  rail: [],
};
