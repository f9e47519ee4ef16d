import { demoProjectId, type DemoProjectName } from '../../../identity/accounts/demo-accounts.ts';
import { accountsOf } from '../../../identity/accounts/documents.ts';
import { stableId } from '../../../identity/accounts/stable-id.ts';
import { newRecordOf } from '../../kit/owner.ts';
import { macOf } from '../../port/index.ts';
import { networkRecords } from '../../network/records.ts';
import { portRecords } from '../../port/records.ts';
import { routerRecords } from '../../router/records.ts';
import type { Store, Tx } from '../../../store/store.ts';
import { planAssignment } from '../plan.ts';
import { unassigned } from '../records.ts';
import { insertFloatingIp } from './insert.ts';
import { subnetsOfNetwork } from '../../subnet/index.ts';

interface Plan {
  readonly project: DemoProjectName;
  /** In `internet`. */
  readonly address: string;
  readonly description?: string;
  /** `network/server`; left out: nothing has it. */
  readonly at?: `${string}/${string}`;
}

const plans: readonly Plan[] = [
  { project: 'payments-prod', address: '185.44.18.101', description: 'Checkout', at: 'dmz/edge-proxy-01' },
  { project: 'payments-prod', address: '185.44.18.102', at: 'dmz/edge-proxy-02' },
  { project: 'payments-prod', address: '185.44.18.103', description: 'Files of the partner banks', at: 'dmz/sftp-01' },
  { project: 'payments-prod', address: '185.44.18.104', at: 'warehouse-edge/scanner-gw-01' },
  { project: 'payments-prod', address: '185.44.18.109', description: 'Kept for the next release' },
  { project: 'payments-prod', address: '185.44.18.110' },
  { project: 'storefront', address: '185.44.18.111', at: 'web-frontend/web-01' },
  { project: 'storefront', address: '185.44.18.112', at: 'edge-dmz/edge-proxy-01' },
  {
    project: 'storefront',
    address: '185.44.18.113',
    description: 'Previews of the shop',
    at: 'preview-apps/preview-01',
  },
  { project: 'storefront', address: '185.44.18.114', at: 'mail-relay/mx-01' },
  { project: 'storefront', address: '185.44.18.119' },
  { project: 'data-platform', address: '185.44.18.121', at: 'notebooks/notebook-01' },
  { project: 'data-platform', address: '185.44.18.122', at: 'dashboards/dashboard-01' },
  { project: 'cloud-operations', address: '185.44.18.131', at: 'mgmt/bastion-01' },
  { project: 'cloud-operations', address: '185.44.18.139', description: 'Spare' },
  { project: 'turbine-telemetry', address: '185.44.18.141', at: 'mqtt-brokers/mqtt-01' },
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
  const [inside = '', server = ''] = at?.split('/') ?? [];
  const networkId = stableId('network', projectName, inside);
  const portId = at && stableId('port', networkId, stableId('server', projectName, inside, server));
  const project = await accountsOf(tx).projects.get(demoProjectId(projectName));
  if (!project) throw new Error(`The demo data needs the project '${projectName}'`);
  const place = { project_id: project.id, domain_id: project.domain_id, floating_network_id: network.id };
  const assignment = portId ? await planAssignment(tx, place, portId, null) : { facts: unassigned };
  if ('problems' in assignment) throw new Error(`The demo's ${address} cannot lead to ${at}`);
  const { port_id, router_id } = assignment.facts;
  const port = port_id === null ? null : await portRecords.in(tx).get(port_id);
  const router = router_id === null ? null : await routerRecords.in(tx).get(router_id);
  const created_at = port?.created_at ?? network.created_at;
  const facts = {
    ...newRecordOf(place, { newId: tx.newId, now: new Date(created_at) }),
    status: router?.status ?? 'DOWN',
    description,
  };
  const id = stableId('floating_ip', projectName, address);
  const portOutside = stableId('port', network.id, id);
  await insertFloatingIp(
    tx,
    { ...place, ...assignment.facts, ...facts, id },
    { subnet_id: subnet.id, ip_address: address },
    { id: portOutside, mac_address: macOf(portOutside), created_at },
  );
}
