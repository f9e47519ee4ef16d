import { useSnapshot } from 'valtio';
import { session } from './state.ts';

/** The name of the project that the person is in; undefined outside of one. */
export function useProjectName(): string | undefined {
  const { projects, projectId } = useSnapshot(session);
  return projects.find(({ id }) => id === projectId)?.name;
}
