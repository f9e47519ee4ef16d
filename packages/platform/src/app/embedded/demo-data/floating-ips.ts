import type { DemoProjectName } from '../../../identity/accounts/demo-accounts.ts';
import type { ProjectDocument } from '../../../identity/accounts/documents.ts';
import { stableId } from '../../../identity/accounts/stable-id.ts';
import type { FloatingIpEngine } from '../../../resources/floating-ip/port.ts';
import { networkId } from './network-bodies.ts';
import { scopeIn } from './origin.ts';
import type { Past } from './past.ts';

interface FloatingIpPlan {
  readonly project: DemoProjectName;
  /** In `internet`. */
  readonly address: string;
  readonly description?: string;
  /** `network/server`; left out: nothing has it. */
  readonly at?: `${string}/${string}`;
}

export const floatingIpPlans: readonly FloatingIpPlan[] = [
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

interface Makers {
  readonly past: Past;
  readonly floatingIps: FloatingIpEngine;
}

/** The port of `network/server`. */
export function portIdOf(project: string, place: string): string {
  const [network = '', server = ''] = place.split('/');
  return stableId('port', networkId(project, network), stableId('server', project, network, server));
}

/** `at`: when the server came, or the network outside. Ids: `stableId('floating_ip', 'payments-prod', '185.44.18.101')`. */
export async function makeFloatingIp(
  { past, floatingIps }: Makers,
  project: ProjectDocument,
  { address, at: place, description }: FloatingIpPlan,
  at: Date,
): Promise<void> {
  const id = stableId('floating_ip', project.name, address);
  const outside = networkId('cloud-operations', 'internet');
  const port = stableId('port', outside, id);
  await past.at(at, [id, port, port, port], () =>
    floatingIps.create(scopeIn(project, 'project_admin'), {
      floating_network_id: outside,
      floating_ip_address: address,
      ...(description !== undefined && { description }),
      ...(place !== undefined && { port_id: portIdOf(project.name, place) }),
    }),
  );
}
