import type { Domain } from '@skydeck/contract';
import { answerPage } from '../../http/answer-page.ts';
import { readListQuery } from '../../http/list-query.ts';
import { notFound } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import { seesDomain } from '../../identity/rights/sees-domain.ts';
import { accountsOf, type DomainDocument } from '../../identity/accounts/documents.ts';
import type { Condition, Store, Tx } from '../../store/store.ts';
import type { DomainEngine } from './port.ts';

const rules = {
  sorts: ['name', 'created_at'],
  filters: { name: 'name', id: 'id', enabled: 'enabled' },
  search: ['name', 'id', 'description'],
};

/** Domains as the platform's accounts have them, its own or a cloud's. */
export function openStoredDomains(store: Store): DomainEngine {
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
        const domain = seesDomain(scope, id) ? await accountsOf(tx).domains.get(id) : null;
        if (!domain) throw notFound('domain');
        return shown(tx, domain);
      }),
  };
}

const visibleTo = (scope: Scope): Condition[] => (scope.isSystem ? [] : [{ field: 'id', equals: scope.domainId }]);
