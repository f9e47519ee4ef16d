import { windowHost } from './frame-host.ts';
import { localStore, sessionStore } from '../kit/data/browser-store.ts';

/** What a browser remembers between visits: the domain last chosen (spec: session.domain.memory), and who was where. */
const DOMAIN_KEY = 'domain';
const USER_KEY = 'skydeck.user';
const projectKey = (userId: string) => `skydeck.project.${userId}`;
/** Stands where a project's id does: somebody was in none, which is domain mode or the whole cloud. */
const NO_PROJECT = 'none';

/** Where somebody was; `projectId` is null for no project. */
interface LastScope {
  readonly projectId: string | null;
}

/** The window that a frame opens for a sign-in leaves nothing behind (decision 0026). */
const isPersistent = () => windowHost() === null;

export const memory = {
  domain: () => localStore.get(DOMAIN_KEY),
  setDomain(domain: string): void {
    if (isPersistent()) localStore.set(DOMAIN_KEY, domain);
  },
  /** Who was here last; null: nobody. */
  user: () => localStore.get(USER_KEY),
  /** In this tab, else in the last one; null: nowhere yet. */
  lastScope(userId: string): LastScope | null {
    const stored = sessionStore.get(projectKey(userId)) ?? localStore.get(projectKey(userId));
    return stored === null ? null : { projectId: stored === NO_PROJECT ? null : stored };
  },
  setLastScope(userId: string, { projectId }: LastScope): void {
    if (!isPersistent()) return;
    localStore.set(USER_KEY, userId);
    for (const store of [sessionStore, localStore]) store.set(projectKey(userId), projectId ?? NO_PROJECT);
  },
};
