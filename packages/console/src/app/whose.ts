import { subscribe } from 'valtio/vanilla';
import { owners } from '../kit/owners.ts';
import { isSystemRole, session } from '../session/index.ts';

/** Keeps the kit told which project somebody is in, and lists whether they are of all of them, and what those are called. */
export function tellWhose(): void {
  const tell = () => {
    const { phase, profile, projects, projectId, domainMode } = session;
    const isAcross = phase === 'signed-in' && projectId === null && !domainMode && isSystemRole(profile);
    owners.enter(projectId);
    if (!isAcross && !owners.state.isAcross) return;
    owners.set(
      isAcross,
      isAcross ? Object.fromEntries(projects.map(({ id, name, domain_name: domain }) => [id, { name, domain }])) : {},
    );
  };
  subscribe(session, tell);
}
