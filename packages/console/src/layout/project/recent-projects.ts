import { localStore } from '../../kit/data/browser-store.ts';

const KEPT = 4;
const keyOf = (userId: string) => `skydeck.recent-projects.${userId}`;

/** The projects in which somebody was last in this browser, the newest first. */
export const recentProjects = {
  read: (userId: string): readonly string[] => localStore.get(keyOf(userId))?.split(' ').filter(Boolean) ?? [],

  add(userId: string, projectId: string): void {
    const others = recentProjects.read(userId).filter((id) => id !== projectId);
    localStore.set(keyOf(userId), [projectId, ...others].slice(0, KEPT).join(' '));
  },
};
