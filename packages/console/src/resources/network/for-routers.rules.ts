import { isOpenTo, type Network, type PolicyReader } from '@skydeck/contract';

type Opened = Pick<Network, 'project_id' | 'rbac_policies' | 'router_external'>;

/** Networks that a router of the project can have a port in: with a subnet, open to its ports, and not external. */
export const canHaveInterface = (network: Opened & Pick<Network, 'subnets'>, project: PolicyReader | null) =>
  !network.router_external && network.subnets.length > 0 && (project === null || isOpenTo(network, project, 'direct'));

/** Those a router of the project can have its gateway in. */
export const canBeGateway = (network: Opened, project: PolicyReader | null) =>
  network.router_external && (project === null || isOpenTo(network, project, 'routed'));
