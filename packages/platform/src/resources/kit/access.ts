import type { PolicyReader } from '@skydeck/contract';
import type { Condition } from '../../store/store.ts';
import { Refusal } from '../../http/refusal.ts';

/** Who acts: the part of a request's scope, or of a task's actor, that decides what is visible. */
export interface Actor {
  readonly projectId: string | null;
  /** Of the project, or the person's own without one. */
  readonly domainId: string;
  readonly isSystem: boolean;
  readonly requestId: string | null;
}

/** Somebody of a project, whoever asks: what it may use does not depend on the person. */
export const readerOf = ({ project_id, domain_id }: PolicyReader): Actor => ({
  projectId: project_id,
  domainId: domain_id,
  isSystem: false,
  requestId: null,
});

const nothing: Condition = { any: [] };

/** A role of the system that has chosen no project. */
export const seesAll = ({ projectId, isSystem }: Actor) => projectId === null && isSystem;

/** Own ones in a project, all for a system role without one, none in domain mode. */
export function ownedBy(actor: Actor): Condition[] {
  if (seesAll(actor)) return [];
  return actor.projectId === null ? [nothing] : [{ field: 'project_id', equals: actor.projectId }];
}

export const owns = (actor: Actor, { project_id }: { readonly project_id: string }) =>
  seesAll(actor) || actor.projectId === project_id;

/** The project of a new object: a system role has to enter one first. */
export function requireProject({ projectId }: Actor): string {
  if (projectId === null) throw new Refusal(403, 'wrong_scope', 'Choose a project first');
  return projectId;
}
