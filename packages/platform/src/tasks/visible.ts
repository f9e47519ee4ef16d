import type { Scope } from '../http/scope.ts';

/** One's own (of an API token: its project's), and those of the project one works in; system roles outside of projects see all. */
export const seesTask = (scope: Scope, { user_id, project_id }: { user_id: string; project_id: string | null }) =>
  (user_id === scope.userId && (scope.apiToken === null || project_id === scope.projectId)) ||
  (scope.projectId === null ? scope.isSystem : project_id === scope.projectId);
