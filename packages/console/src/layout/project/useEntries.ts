import type { OwnProject } from '@skydeck/contract';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLanguage } from '../../kit/text/index.ts';
import { isDomainAdmin, isSystemRole, type Scope, session } from '../../session/index.ts';
import { byDomain, findProjects, splitRecent } from './chooser.rules.ts';
import { recentProjects } from './recent-projects.ts';

export interface Entry {
  readonly id: string;
  readonly enabled: boolean;
  readonly scope: Scope;
  readonly project: OwnProject | null;
}

/** What there is to choose from: projects of late, all others, and what is above them. */
export function useEntries(text: string, id: string): { readonly recent: number; readonly entries: readonly Entry[] } {
  const language = useLanguage();
  const { profile, projects, projectId } = useSnapshot(session);
  // As they were when the list opened: going through it changes nothing.
  const [last] = useState(() => (profile ? recentProjects.read(profile.id) : []));
  const found = findProjects(projects as OwnProject[], text, language);
  const { recent, others: rest } =
    text.trim() === '' ? splitRecent(found, last, projectId) : { recent: [], others: found };
  const others = byDomain(rest, language);
  const special: Scope | null = isSystemRole(profile)
    ? { kind: 'system' }
    : isDomainAdmin(profile)
      ? { kind: 'domain' }
      : null;
  return {
    recent: recent.length,
    entries: [
      ...[...recent, ...others].map((project) => ({
        id: `${id}-${project.id}`,
        enabled: project.enabled,
        scope: { kind: 'project', projectId: project.id } as const,
        project,
      })),
      ...(special ? [{ id: `${id}-special`, enabled: true, scope: special, project: null }] : []),
    ],
  };
}
