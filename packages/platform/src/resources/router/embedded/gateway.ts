import { problem } from '@skydeck/contract';
import { newMac, nextAddress, portsOfNetwork, subnetsOfNetwork } from '../../../engines/embedded/ports.ts';
import { networksIn, deviceOwners } from '../../../engines/embedded/records.ts';
import { allowsGateway, seesNetwork } from '../../../engines/embedded/access.ts';
import type { Tx } from '../../../store/store.ts';
import { actorOf, overlapOf, type Owner, type Plan, type RouterPorts } from './router-ports.ts';

const refuse = (code: string, message: string, values?: Record<string, unknown>): Plan => ({
  problems: { network_id: problem(code, message, values) },
});

/** A port in an external network, with one address of each of its IP versions. */
export async function planGateway(tx: Tx, router: Owner, networkId: string, routerPorts: RouterPorts): Promise<Plan> {
  const network = await networksIn(tx).get(networkId.toLowerCase());
  if (!network || !seesNetwork(actorOf(router), network)) return refuse('network_unknown', 'There is no such network');
  if (!network.router_external || !allowsGateway(network, router.project_id)) {
    return refuse('network_not_external', `'${network.name}' is not open for gateways`, { name: network.name });
  }
  const subnets = await subnetsOfNetwork(tx, network.id);
  if (subnets.length === 0)
    return refuse('network_without_subnets', `'${network.name}' has no subnet`, { name: network.name });
  const problems = overlapOf(routerPorts, subnets);
  if (Object.keys(problems).length > 0) return { problems };

  const mac_address = newMac();
  const ports = await portsOfNetwork(tx, network.id);
  const fixed_ips = subnets.map((subnet) => nextAddress(subnet, ports, mac_address));
  if (fixed_ips.includes(null))
    return refuse('no_addresses_left', `'${network.name}' has no address left`, { name: network.name });
  const { project_id, domain_id, id } = router;
  return {
    subnets,
    port: {
      name: '',
      network_id: network.id,
      project_id,
      domain_id,
      device_owner: deviceOwners.gateway,
      device_id: id,
      mac_address,
      fixed_ips: fixed_ips.filter((ip) => ip !== null),
    },
  };
}
