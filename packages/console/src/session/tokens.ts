import { sessionStore } from '../kit/data/browser-store.ts';

/**
 * The scoped token lives in memory only. The session id is needed where the cookie does not reach: in a frame of another
 * site. There it is kept in the frame's own session storage, which browsers partition by the page around it.
 */
const SESSION_KEY = 'skydeck.session';

let scopedToken: string | null = null;
const isFramed = () => window.parent !== window;

export const tokens = {
  scoped: () => scopedToken,
  setScoped(token: string | null) {
    scopedToken = token;
  },
  sessionId: () => (isFramed() ? sessionStore.get(SESSION_KEY) : null),
  setSessionId(id: string | null) {
    if (isFramed()) sessionStore.set(SESSION_KEY, id);
  },
};
