import type { OpenstackResource } from '../../../engines/openstack/openstack-resource.ts';
import { domainRoutes } from '../routes.ts';
import { openStoredDomains } from '../stored.ts';

/** Keystone's, as they were at the last sign-in or refresh. */
export const openstackDomains: OpenstackResource = {
  open: ({ store }) => ({ routes: domainRoutes(openStoredDomains(store)) }),
};
