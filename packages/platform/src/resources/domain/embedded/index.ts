import type { Domain } from '@skydeck/contract';
import { answerPage } from '../../../http/answer-page.ts';
import { readListQuery } from '../../../http/list-query.ts';
import { notFound } from '../../../http/refusal.ts';
import type { Scope } from '../../../http/scope.ts';
import { accountsOf, type DomainDocument } from '../../../identity/accounts/documents.ts';
import type { Condition, Store, Tx } from '../../../store/store.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import type { DomainEngine } from '../port.ts';

const rules = {
  sorts: ['name', 'created_at'],
  filters: { name: 'name', id: 'id', enabled: 'enabled' },
  search: ['name', 'id', 'description'],
};

export function openEmbeddedDomains(store: Store): DomainEngine {
  const shown = async (tx: Tx, { id, name, enabled, description }: DomainDocument): Promise<Domain> => ({
    id,
    name,
    enabled,
    description,
    projects_count: await accountsOf(tx).projects.count([{ field: 'domain_id', equals: id }]),
  });

  return {
    list: (scope, query) =>
      store.read(async (tx) => {
        const asked = readListQuery(query, rules);
        const where = [...(asked.where ?? []), ...visibleTo(scope)];
        return answerPage({ ...asked, where }, accountsOf(tx).domains.list, (domain) => shown(tx, domain));
      }),
    read: (scope, id) =>
      store.read(async (tx) => {
        const domain = sees(scope, id) ? await accountsOf(tx).domains.get(id) : null;
        if (!domain) throw notFound('domain');
        return shown(tx, domain);
      }),
  };
}

export const sees = (scope: Scope, domainId: string) => scope.isSystem || scope.domainId === domainId;
const visibleTo = (scope: Scope): Condition[] => (scope.isSystem ? [] : [{ field: 'id', equals: scope.domainId }]);

export const embeddedDomains: EmbeddedResource<DomainEngine> = {
  open: ({ store }) => openEmbeddedDomains(store),
};
