import type { OpenstackResource } from '../../../engines/openstack/openstack-resource.ts';
import { searchStore } from '../../kit/search/define-search.ts';
import { projectRoutes } from '../routes.ts';
import { openStoredProjects, projectSearch } from '../stored.ts';

/** Keystone's, as they were at the last sign-in or refresh. */
export const openstackProjects: OpenstackResource = {
  open: ({ store }) => ({
    routes: projectRoutes(openStoredProjects(store)),
    search: [searchStore(store, projectSearch)],
  }),
};
