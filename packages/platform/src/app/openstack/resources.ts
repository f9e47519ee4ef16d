import type { OpenstackResource } from '../../engines/openstack/openstack-resource.ts';
import { openstackDomains } from '../../resources/domain/openstack/index.ts';
import { openstackNetworks } from '../../resources/network/openstack/index.ts';
import { openstackProjects } from '../../resources/project/openstack/index.ts';
import { openstackRouters } from '../../resources/router/openstack/index.ts';
import { openstackSubnets } from '../../resources/subnet/openstack/index.ts';

/** The resources of the OpenStack engine, one line each. Where two hits of a search fit equally well, this order decides. */
export const openstackResources: readonly OpenstackResource[] = [
  openstackNetworks,
  openstackSubnets,
  openstackRouters,
  openstackDomains,
  openstackProjects,
];
