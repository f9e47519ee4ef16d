import type { Subject } from '@skydeck/contract';
import type { Scope } from '../http/scope.ts';
import { readStored } from '../store/disk-faults.ts';
import type { StoredEvent } from '../store/events.ts';

/** Whether an event is for someone in this scope. */
export function isVisibleTo(scope: Scope, event: StoredEvent): boolean {
  if (!scope.may(event.subject as Subject, 'GET')) return false;
  if (event.domain_id !== null && !scope.isSystem && event.domain_id !== scope.domainId) return false;
  if (event.user_id === scope.userId) return true;
  // System roles that chose no project look at all of them.
  if (scope.isSystem && scope.projectId === null) return !isWithdrawn(event);
  return event.project_id === null ? event.user_id === null : event.project_id === scope.projectId;
}

/** Told to a project that lost sight of what is another's: for whoever sees all, it is still there. */
function isWithdrawn({ operation, project_id, body }: StoredEvent): boolean {
  if (operation !== 'deleted' || project_id === null) return false;
  const { project_id: owner } = readStored<{ readonly project_id?: unknown }>(body);
  return typeof owner === 'string' && owner !== project_id;
}

const groupKeys = new WeakMap<Scope, string>();

/** Scopes with the same key see the same events, so one look decides for all of them. */
export function groupKeyOf(scope: Scope): string {
  const { userId, domainId, projectId, roles, isSystem } = scope;
  const key = groupKeys.get(scope) ?? JSON.stringify([userId, domainId, projectId, [...roles].toSorted(), isSystem]);
  groupKeys.set(scope, key);
  return key;
}
