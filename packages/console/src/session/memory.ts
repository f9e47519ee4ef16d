import { localStore } from '../kit/browser-store.ts';

/** What a browser remembers between visits: the domain last chosen (key `domain`, 1-foundations §3), and the project in it. */
const DOMAIN_KEY = 'domain';
const projectKey = (userId: string) => `skydeck.project.${userId}`;

export const memory = {
  domain: () => localStore.get(DOMAIN_KEY),
  setDomain: (domain: string) => localStore.set(DOMAIN_KEY, domain),
  project: (userId: string) => localStore.get(projectKey(userId)),
  setProject: (userId: string, projectId: string | null) => localStore.set(projectKey(userId), projectId),
};
