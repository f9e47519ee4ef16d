import { proxy } from 'valtio/vanilla';

interface Named {
  readonly name: string;
  readonly domain: string;
}

/** Names of the projects that the person sees, by id, and whether what they look at is of all of them. */
const state = proxy({ isAcross: false, projects: {} as Record<string, Named> });

/** Written by the session alone; the kit knows no session. */
export const owners = {
  state,
  set(isAcross: boolean, projects: Readonly<Record<string, Named>>) {
    state.isAcross = isAcross;
    state.projects = { ...projects };
  },
};
