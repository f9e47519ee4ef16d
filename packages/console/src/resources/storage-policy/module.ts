import type { ResourceModule } from '../../kit/module.ts';
import { resourceRoutes } from '../../kit/panel/resource-routes.ts';
import { storagePolicies, storagePolicyWords } from './storage-policy.ts';
import { StoragePolicyList } from './StoragePolicyList.tsx';

const { api, subjects } = storagePolicies;
const routes = resourceRoutes({ path: 'storage-policies', id: 'storagePolicyId', subjects });

const edit = async () => (await import('./StoragePolicyForms.tsx')).StoragePolicyEdit;

export const storagePolicy: ResourceModule = {
  resource: storagePolicies,
  pages: [
    routes.list(StoragePolicyList, [
      routes.add(async () => (await import('./StoragePolicyForms.tsx')).StoragePolicyCreate),
      routes.edit(edit),
    ]),
    routes.details(
      async () => (await import('./StoragePolicyDetails.tsx')).StoragePolicyDetails,
      [routes.editDetails(edit)],
    ),
  ],
  // Its forms are not in other people's pages (spec: storage-policy.frame).
  frames: [],
  tasks: [{ name: 'compute.storage_policies.delete_many', words: storagePolicyWords, retryEndpoint: api.removeMany }],
};
