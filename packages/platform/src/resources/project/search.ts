import { projectSubjects } from '@skydeck/contract';
import { accountsOf, type ProjectDocument } from '../../accounts/documents.ts';
import { defineSearch } from '../../search/define-search.ts';

export const projectSearch = defineSearch<ProjectDocument>({
  type: 'project',
  subject: projectSubjects.list,
  addresses: [],
  where: (_, { isSystem, domainId }) => (isSystem ? [] : [{ field: 'domain_id', equals: domainId }]),
  show: async (tx, { id, domain_id }) => ({
    detail: (await accountsOf(tx).domains.get(domain_id))?.name ?? '',
    project_id: id,
  }),
});
