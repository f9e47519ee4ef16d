import type { ResourceDefinition } from '../kit/module.ts';
import { backupPlan } from './backup-plan/definition.ts';
import { flavor } from './flavor/definition.ts';
import { floatingIp } from './floating-ip/definition.ts';
import { identityProvider } from './identity-provider/definition.ts';
import { image } from './image/definition.ts';
import { loadBalancerPool } from './load-balancer-pool/definition.ts';
import { loadBalancer } from './load-balancer/definition.ts';
import { network } from './network/definition.ts';
import { partner } from './partner/definition.ts';
import { port } from './port/definition.ts';
import { recoveryPoint } from './recovery-point/definition.ts';
import { router } from './router/definition.ts';
import { securityGroup } from './security-group/definition.ts';
import { server } from './server/definition.ts';
import { sshKey } from './ssh-key/definition.ts';
import { storagePolicy } from './storage-policy/definition.ts';
import { subnet } from './subnet/definition.ts';
import { volume } from './volume/definition.ts';
import { volumeSnapshot } from './volume-snapshot/definition.ts';
import { vpn } from './vpn/definition.ts';

/** Every resource of the console, one line each. */
export const resources: readonly ResourceDefinition[] = [
  // The menu of each area has this order.
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
  volumeSnapshot,
  image,
  sshKey,
  flavor,
  storagePolicy,
  backupPlan,
  recoveryPoint,
  identityProvider,
  partner,
];
