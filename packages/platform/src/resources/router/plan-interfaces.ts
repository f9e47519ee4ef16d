import type { InterfaceBody } from '@skydeck/contract';
import { invalid } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import { portsOfDevice } from '../port/index.ts';
import type { PortRecord } from '../port/records.ts';
import { refusePortInUse } from './dependents.ts';
import { findAttached, refuseLostRoutes } from './plan.ts';
import { planInterface, type Planned, type Surroundings } from './plan-ports.ts';
import type { RouterRecord } from './records.ts';
import { routerPortsOf, withoutPorts } from './router-ports.ts';

// What a call makes of the interfaces of a router that is there, before any engine writes it.

/** One more. Throws what is wrong with it. */
export async function planNewInterface(
  tx: Tx,
  near: Surroundings,
  router: RouterRecord,
  body: InterfaceBody,
): Promise<Planned> {
  const plan = planInterface(near, router, body, await routerPortsOf(tx, router.id));
  if ('problems' in plan) throw invalid(plan.problems);
  return plan;
}

/** The ports that go. Throws 409 while a static route, a VPN connection or a floating IP needs one of them. */
export async function planDetaching(tx: Tx, router: RouterRecord, body: InterfaceBody): Promise<PortRecord[]> {
  const ports = findAttached(await portsOfDevice(tx, router.id), body);
  const before = await routerPortsOf(tx, router.id);
  refuseLostRoutes(router, before, withoutPorts(before, ports));
  for (const port of ports) await refusePortInUse(tx, router, port);
  return ports;
}
