import type { ProjectDocument } from '../../../identity/accounts/documents.ts';
import { createScope } from '../../../identity/rights/create-scope.ts';
import type { Random } from '../../../engines/embedded/random.ts';
import type { Scope } from '../../../http/scope.ts';
import { timestampsOf } from './timestamps.ts';

/** Whose it is, and when it was made and changed. */
export interface Origin {
  readonly project: ProjectDocument;
  readonly created: Date;
  readonly changed: Date;
}

export const originOf = (project: ProjectDocument, now: Date, random: Random): Origin => {
  const { created, changed } = timestampsOf(project, now, random);
  const at = created();
  return { project, created: at, changed: changed(at) };
};

/** People of the project made all of it; who they were is not in the demo. */
export const scopeIn = ({ id, domain_id }: ProjectDocument, role: 'project_admin' | 'superuser'): Scope =>
  createScope({ userId: '', userName: '', domainId: domain_id, projectId: id, roles: [role], requestId: '' });
