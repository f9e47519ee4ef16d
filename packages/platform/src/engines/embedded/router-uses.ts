import { floatingIpUse } from '../../resources/floating-ip/embedded/uses.ts';
import { vpnUse } from '../../resources/vpn/embedded/uses.ts';
import { conflict } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import type { RouterUse } from './router-use.ts';
import type { Viewer } from './viewer.ts';

/** One line each. */
const uses: readonly RouterUse[] = [vpnUse, floatingIpUse];

interface Router {
  readonly id: string;
  readonly name: string;
}

const refuse = ({ name }: Router, by: string, count: number) => {
  if (count > 0) throw conflict('in_use', `'${name}' is needed there by ${count} ${by}`, { name, count, by });
};

/** Before a gateway goes, or goes elsewhere. */
export async function refuseUsedGateway(tx: Tx, router: Router): Promise<void> {
  for (const use of uses) refuse(router, use.by, await use.ofGateway(tx, router.id));
}

/** Before an interface goes, or another takes its place. */
export async function refuseUsedSubnets(tx: Tx, router: Router, subnetIds: readonly string[]): Promise<void> {
  for (const use of uses) refuse(router, use.by, await use.ofSubnets(tx, router.id, subnetIds));
}

/** After a router was changed. */
export async function announceRouterUses(tx: Tx, routerId: string, asker: Pick<Viewer, 'requestId'>): Promise<void> {
  for (const use of uses) await use.announce(tx, routerId, asker);
}
