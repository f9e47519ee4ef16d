import type { FieldProblems, RouterBody } from '@skydeck/contract';
import type { NewPort } from '../../port/embedded/index.ts';
import type { Tx } from '../../../store/store.ts';
import { planGateway, planInterface } from '../embedded/plan-ports.ts';
import { noRouterPorts, type Owner, type Plan, type RouterPorts, withRouterPort } from '../embedded/router-ports.ts';

/** A port and the subnets that it stands in. */
type Planned = Extract<Plan, { readonly port: NewPort }>;

interface RouterPlan {
  readonly gateway: Planned | null;
  readonly interfaces: readonly Planned[];
  readonly problems: FieldProblems;
}

/** The ports of a new router, or what is wrong with each that was asked for. */
export async function planNewRouter(tx: Tx, owner: Owner, body: RouterBody): Promise<RouterPlan> {
  const problems: FieldProblems = {};
  const interfaces: Planned[] = [];
  let gateway: Planned | null = null;
  let ports: RouterPorts = noRouterPorts;
  const wanted = body.external_gateway_info;
  if (wanted) {
    const plan = await planGateway(tx, owner, wanted, ports);
    if ('problems' in plan) noteProblems(problems, plan.problems, gatewayPath);
    else {
      gateway = plan;
      ports = withRouterPort(ports, plan);
    }
  }
  for (const [at, asked] of (body.interfaces ?? []).entries()) {
    const plan = await planInterface(tx, owner, asked, ports);
    // Whatever is wrong with an address that nobody chose is wrong with the network.
    const pathOf = (path: string) => `interfaces.${at}.${asked.ip_address === undefined ? 'network_id' : path}`;
    if ('problems' in plan) noteProblems(problems, plan.problems, pathOf);
    else {
      interfaces.push(plan);
      ports = withRouterPort(ports, plan);
    }
  }
  return { gateway, interfaces, problems };
}

export const gatewayPath = (path: string) => `external_gateway_info.${path}`;

export function noteProblems(problems: FieldProblems, found: FieldProblems, pathOf: (path: string) => string): void {
  for (const [path, wrong] of Object.entries(found)) problems[pathOf(path)] = wrong;
}

/** As Neutron takes it: with the planned addresses, where there is one for each IP version and hosts do not choose theirs. */
export function gatewayBody({ port, subnets }: Planned, snat: boolean) {
  const isPlain =
    new Set(subnets.map(({ ip_version }) => ip_version)).size === subnets.length &&
    !subnets.some(({ ipv6_address_mode: mode }) => mode === 'slaac' || mode === 'dhcpv6-stateless');
  return {
    network_id: port.network_id,
    enable_snat: snat,
    ...(isPlain && { external_fixed_ips: port.fixed_ips }),
  };
}
