import type { OwnProject } from '@skydeck/contract';

/** Where somebody wishes to begin. */
export interface Wishes {
  /** The project that the address names. */
  readonly asked: string | null;
  /** Where they were last; `project_id` is null for nowhere in particular. Null: not known. */
  readonly last: { readonly project_id: string | null } | null;
}

export type Chosen =
  | { readonly kind: 'project'; readonly projectId: string }
  /** Domain mode, and the whole cloud for a system role. */
  | { readonly kind: 'without-project' }
  /** No project is enabled, and the person administers nothing (1-foundations §4). */
  | { readonly kind: 'none' };

/**
 * The scope that a console begins in: the project that is asked for, else where the person was last, else the first that is
 * enabled. A project that is not theirs, or not enabled, is passed over.
 */
export function chooseScope(
  projects: readonly Pick<OwnProject, 'id' | 'enabled'>[],
  administers: boolean,
  { asked, last }: Wishes,
): Chosen {
  const open = projects.filter(({ enabled }) => enabled);
  const find = (wanted: string | null) => open.find(({ id }) => id === wanted);
  const named = find(asked);
  if (!named && administers && last?.project_id === null) return { kind: 'without-project' };
  const project = named ?? find(last?.project_id ?? null) ?? open[0];
  if (project) return { kind: 'project', projectId: project.id };
  return { kind: administers ? 'without-project' : 'none' };
}
