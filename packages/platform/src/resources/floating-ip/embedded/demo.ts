import { demoProjectId, type DemoProjectName } from '../../../identity/accounts/demo-accounts.ts';
import { accountsOf } from '../../../identity/accounts/documents.ts';
import { stableId } from '../../../identity/accounts/stable-id.ts';
import { subnetsOfNetwork, macOf, insertPort, devicePort } from '../../port/embedded/ports.ts';
import { networkRecords } from '../../network/embedded/records.ts';
import { deviceOwners, portRecords } from '../../port/embedded/records.ts';
import { routerRecords } from '../../router/embedded/records.ts';
import type { Store, Tx } from '../../../store/store.ts';
import { planAssignment } from './assign.ts';
import { addressKeyOf, type FloatingIpRecord, floatingIpRecords, unassigned } from './records.ts';

interface Plan {
  readonly project: DemoProjectName;
  /** In `internet`. */
  readonly address: string;
  readonly description?: string;
  /** Left out: nothing has it. */
  readonly at?: { readonly network: string; readonly server: string };
}

const plans: readonly Plan[] = [
  {
    project: 'payments-prod',
    address: '185.44.18.101',
    description: 'Checkout',
    at: { network: 'dmz', server: 'edge-proxy-01' },
  },
  { project: 'payments-prod', address: '185.44.18.102', at: { network: 'dmz', server: 'edge-proxy-02' } },
  {
    project: 'payments-prod',
    address: '185.44.18.103',
    description: 'Files of the partner banks',
    at: { network: 'dmz', server: 'sftp-01' },
  },
  { project: 'payments-prod', address: '185.44.18.104', at: { network: 'warehouse-edge', server: 'scanner-gw-01' } },
  { project: 'payments-prod', address: '185.44.18.109', description: 'Kept for the next release' },
  { project: 'payments-prod', address: '185.44.18.110' },
  { project: 'storefront', address: '185.44.18.111', at: { network: 'web-frontend', server: 'web-01' } },
  { project: 'storefront', address: '185.44.18.112', at: { network: 'edge-dmz', server: 'edge-proxy-01' } },
  {
    project: 'storefront',
    address: '185.44.18.113',
    description: 'Previews of the shop',
    at: { network: 'preview-apps', server: 'preview-01' },
  },
  { project: 'storefront', address: '185.44.18.114', at: { network: 'mail-relay', server: 'mx-01' } },
  { project: 'storefront', address: '185.44.18.119' },
  { project: 'data-platform', address: '185.44.18.121', at: { network: 'notebooks', server: 'notebook-01' } },
  { project: 'data-platform', address: '185.44.18.122', at: { network: 'dashboards', server: 'dashboard-01' } },
  { project: 'cloud-operations', address: '185.44.18.131', at: { network: 'mgmt', server: 'bastion-01' } },
  { project: 'cloud-operations', address: '185.44.18.139', description: 'Spare' },
  { project: 'turbine-telemetry', address: '185.44.18.141', at: { network: 'mqtt-brokers', server: 'mqtt-01' } },
];

/** After the networks, routers and servers they lead to. Ids: `stableId('floating_ip', 'payments-prod', '185.44.18.101')`. */
export async function seedFloatingIps(store: Store): Promise<void> {
  await store.write(async (tx) => {
    for (const plan of plans) await seedFloatingIp(tx, plan);
  });
}

async function seedFloatingIp(tx: Tx, plan: Plan): Promise<void> {
  const { project: projectName, address, at, description = '' } = plan;
  const network = await networkRecords.in(tx).get(stableId('network', 'cloud-operations', 'internet'));
  const [subnet] = network ? await subnetsOfNetwork(tx, network.id) : [];
  if (!network || !subnet) throw new Error('The demo data has no internet');
  const inside = stableId('network', projectName, at?.network ?? '');
  const portId = at && stableId('port', inside, stableId('server', projectName, at.network, at.server));
  const project = await accountsOf(tx).projects.get(demoProjectId(projectName));
  if (!project) throw new Error(`The demo data needs the project '${projectName}'`);
  const place = { project_id: project.id, floating_network_id: network.id };
  const assignment = portId ? await planAssignment(tx, place, portId, null) : { facts: unassigned };
  if ('problems' in assignment) throw new Error(`The demo's ${address} cannot lead to ${at?.server}`);
  const { port_id, router_id } = assignment.facts;
  const port = port_id === null ? null : await portRecords.in(tx).get(port_id);
  const router = router_id === null ? null : await routerRecords.in(tx).get(router_id);
  const created_at = port?.created_at ?? network.created_at;
  const ip: FloatingIpRecord = {
    ...place,
    ...assignment.facts,
    id: stableId('floating_ip', projectName, address),
    name: address,
    address_key: addressKeyOf(address),
    status: router?.status ?? 'DOWN',
    description,
    domain_id: project.domain_id,
    revision_number: 0,
    created_at,
    updated_at: created_at,
  };
  await floatingIpRecords.insert(tx, ip);
  const id = stableId('port', network.id, ip.id);
  await insertPort(tx, {
    ...devicePort(ip, network.id, deviceOwners.floatingIp),
    id,
    mac_address: macOf(id),
    fixed_ips: [{ subnet_id: subnet.id, ip_address: address }],
    created_at,
  });
}
