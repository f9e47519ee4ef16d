import type { OwnProject } from '@skydeck/contract';

/** The scope to enter after sign-in: what the address asks for, else the last one, else the first that is enabled. */
export function chooseProject(
  projects: readonly OwnProject[],
  asked: string | null,
  remembered: string | null,
): OwnProject | null {
  const open = projects.filter((project) => project.enabled);
  return open.find(({ id }) => id === asked) ?? open.find(({ id }) => id === remembered) ?? open[0] ?? null;
}

export type Scope =
  | { readonly kind: 'project'; readonly projectId: string }
  | { readonly kind: 'domain' }
  | { readonly kind: 'system' }
  /** No project is enabled, and the person administers nothing (1-foundations §4). */
  | { readonly kind: 'none' };

export function chooseScope(
  person: { readonly isDomainAdmin: boolean; readonly isSystem: boolean },
  projects: readonly OwnProject[],
  asked: string | null,
  remembered: string | null,
): Scope {
  const project = chooseProject(projects, asked, remembered);
  if (project) return { kind: 'project', projectId: project.id };
  if (person.isSystem) return { kind: 'system' };
  return person.isDomainAdmin ? { kind: 'domain' } : { kind: 'none' };
}
