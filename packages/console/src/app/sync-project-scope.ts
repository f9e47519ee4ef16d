import { subscribe } from 'valtio/vanilla';
import { projectScope } from '../kit/data/project-scope.ts';
import { isOpen, isSystemRole, session } from '../session/index.ts';

/** Copies the project of the session into the kit: which one it is, whether lists show all projects, and their names. */
export function syncProjectScope(): void {
  const sync = () => {
    const { phase, profile, projects, projectId, domainMode } = session;
    const isAcross = isOpen(phase) && projectId === null && !domainMode && isSystemRole(profile);
    projectScope.enter(projectId);
    if (!isAcross && !projectScope.state.isAllProjects) return;
    projectScope.set(
      isAcross,
      isAcross ? Object.fromEntries(projects.map(({ id, name, domain_name: domain }) => [id, { name, domain }])) : {},
    );
  };
  subscribe(session, sync);
}
