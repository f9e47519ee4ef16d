import type { OwnProject } from '@skydeck/contract';

/** Where somebody wishes to begin. */
export interface ScopePreferences {
  /** The project that the address names. */
  readonly asked: string | null;
  /** Where they were last; `project_id` is null for nowhere in particular. Null: not known. */
  readonly last: { readonly project_id: string | null } | null;
  /** A form in another page: in any other project than the one that is asked for it would do its work in the wrong place. */
  readonly isExact?: boolean;
}

export type ScopeChoice =
  | { readonly kind: 'project'; readonly projectId: string }
  /** Domain mode, and the whole cloud for a system role. */
  | { readonly kind: 'without-project' }
  /** No project is enabled, and the person administers nothing (spec: session.scope.none). */
  | { readonly kind: 'none' }
  /** Exactly that one was asked for, and it cannot be entered: `not-found` where it is none of theirs. */
  | { readonly kind: 'not-found' | 'disabled' };

/**
 * The scope that a console begins in: the project that is asked for, else where the person was last, else the first that is
 * enabled. A project that is not theirs, or not enabled, is passed over, except where exactly that one is asked for.
 */
export function chooseScope(
  projects: readonly Pick<OwnProject, 'id' | 'enabled'>[],
  administers: boolean,
  { asked, last, isExact = false }: ScopePreferences,
): ScopeChoice {
  if (isExact && asked !== null) return exactly(projects, asked);
  const open = projects.filter(({ enabled }) => enabled);
  const find = (wanted: string | null) => open.find(({ id }) => id === wanted);
  const named = find(asked);
  if (!named && administers && last?.project_id === null) return { kind: 'without-project' };
  const project = named ?? find(last?.project_id ?? null) ?? open[0];
  if (project) return { kind: 'project', projectId: project.id };
  return { kind: administers ? 'without-project' : 'none' };
}

function exactly(projects: readonly Pick<OwnProject, 'id' | 'enabled'>[], asked: string): ScopeChoice {
  const project = projects.find(({ id }) => id === asked);
  if (!project) return { kind: 'not-found' };
  return project.enabled ? { kind: 'project', projectId: asked } : { kind: 'disabled' };
}
