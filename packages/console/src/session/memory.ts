import { windowHost } from '../frame/frame-host.ts';
import { localStore, sessionStore } from '../kit/browser-store.ts';

/** What a browser remembers between visits: the domain last chosen (key `domain`, 1-foundations §3), and who was where. */
const DOMAIN_KEY = 'domain';
const USER_KEY = 'skydeck.user';
const projectKey = (userId: string) => `skydeck.project.${userId}`;
/** Stands where a project's id does: somebody was in none, which is domain mode or the whole cloud. */
const NO_PROJECT = 'none';

/** Where somebody was; `projectId` is null for no project. */
interface Place {
  readonly projectId: string | null;
}

/** The window that a frame opens for a sign-in leaves nothing behind (decision 0026). */
const keeps = () => windowHost() === null;

export const memory = {
  domain: () => localStore.get(DOMAIN_KEY),
  setDomain(domain: string): void {
    if (keeps()) localStore.set(DOMAIN_KEY, domain);
  },
  /** Who was here last; null: nobody. */
  user: () => localStore.get(USER_KEY),
  /** In this tab, else in the last one; null: nowhere yet. */
  place(userId: string): Place | null {
    const stored = sessionStore.get(projectKey(userId)) ?? localStore.get(projectKey(userId));
    return stored === null ? null : { projectId: stored === NO_PROJECT ? null : stored };
  },
  setPlace(userId: string, { projectId }: Place): void {
    if (!keeps()) return;
    localStore.set(USER_KEY, userId);
    for (const store of [sessionStore, localStore]) store.set(projectKey(userId), projectId ?? NO_PROJECT);
  },
};
