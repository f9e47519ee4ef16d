import { basePathOf } from '@skydeck/contract';
import { proxy } from 'valtio';
import type { ServerStop } from '../kit/live/restart.ts';
import type { LinkState } from '../kit/live/socket.ts';

export const basePath = basePathOf(location.pathname);

/** The link to the server, for the banner that says that what shows may be old. */
export const link = proxy({
  state: 'closed' as LinkState,
  /** It said that it would stop. */
  stopping: null as ServerStop,
});
