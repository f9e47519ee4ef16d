import { proxy } from 'valtio/vanilla';

interface Named {
  readonly name: string;
  readonly domain: string;
}

/** The project that the person is in, and where what they look at is of all of them, their names by id. */
const state = proxy({
  projectId: null as string | null,
  isAllProjects: false,
  projects: {} as Record<string, Named>,
});

/** Written by the session alone; the kit knows no session. */
export const projectScope = {
  state,
  enter(projectId: string | null) {
    state.projectId = projectId;
  },
  set(isAcross: boolean, projects: Readonly<Record<string, Named>>) {
    state.isAllProjects = isAcross;
    state.projects = { ...projects };
  },
};
