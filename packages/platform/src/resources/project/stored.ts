import { type Project, projectSubjects } from '@skydeck/contract';
import { accountsOf, type ProjectDocument } from '../../identity/accounts/documents.ts';
import { membersOf } from '../../identity/accounts/assignments.ts';
import { answerPage } from '../../http/answer-page.ts';
import { readListQuery } from '../../http/list-query.ts';
import { notFound } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import type { Store, Tx } from '../../store/store.ts';
import { defineSearch } from '../kit/search/define-search.ts';
import { seesDomain } from '../../identity/rights/sees-domain.ts';
import type { ProjectEngine } from './port.ts';

const rules = {
  sorts: ['name', 'created_at'],
  filters: { name: 'name', id: 'id', enabled: 'enabled' },
  search: ['name', 'id', 'description'],
};

/** Projects as the platform's accounts have them, its own or a cloud's. */
export function openStoredProjects(store: Store): ProjectEngine {
  const shown = async (
    tx: Tx,
    { id, name, description, enabled, domain_id, created_at }: ProjectDocument,
  ): Promise<Project> => ({
    id,
    name,
    description,
    enabled,
    domain_id,
    created_at,
    members_count: (await membersOf(tx, id)).length,
  });

  const requireDomain = async (tx: Tx, scope: Scope, domainId: string) => {
    const domain = seesDomain(scope, domainId) ? await accountsOf(tx).domains.get(domainId) : null;
    if (!domain) throw notFound('domain');
  };

  return {
    list: (scope, domainId, query) =>
      store.read(async (tx) => {
        await requireDomain(tx, scope, domainId);
        const asked = readListQuery(query, rules);
        const where = [...(asked.where ?? []), { field: 'domain_id', equals: domainId }];
        return answerPage({ ...asked, where }, accountsOf(tx).projects.list, (project) => shown(tx, project));
      }),
    read: (scope, domainId, id) =>
      store.read(async (tx) => {
        await requireDomain(tx, scope, domainId);
        const project = await accountsOf(tx).projects.get(id);
        if (project?.domain_id !== domainId) throw notFound('project');
        return shown(tx, project);
      }),
  };
}

export const projectSearch = defineSearch<ProjectDocument>({
  type: 'project',
  subject: projectSubjects.list,
  where: (_, { isSystem, domainId }) => (isSystem ? [] : [{ field: 'domain_id', equals: domainId }]),
  show: async (tx, { id, domain_id }) => ({
    detail: (await accountsOf(tx).domains.get(domain_id))?.name ?? '',
    project_id: id,
  }),
});
