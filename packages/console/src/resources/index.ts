import type { ResourceLine } from '../kit/module.ts';
import { backupPlan } from './backup-plan/line.ts';
import { floatingIp } from './floating-ip/line.ts';
import { loadBalancerPool } from './load-balancer-pool/line.ts';
import { loadBalancer } from './load-balancer/line.ts';
import { network } from './network/line.ts';
import { port } from './port/line.ts';
import { recoveryPoint } from './recovery-point/line.ts';
import { router } from './router/line.ts';
import { securityGroup } from './security-group/line.ts';
import { server } from './server/line.ts';
import { subnet } from './subnet/line.ts';
import { volume } from './volume/line.ts';
import { vpn } from './vpn/line.ts';

/** Every resource of the console, one line each. */
export const resources: readonly ResourceLine[] = [
  // The menu has this order.
  network,
  subnet,
  router,
  floatingIp,
  securityGroup,
  vpn,
  loadBalancer,
  loadBalancerPool,
  port,
  server,
  volume,
  backupPlan,
  recoveryPoint,
];
