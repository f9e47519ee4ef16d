import { backupPlanSubjects } from './backup-plan/index.ts';
import { flavorSubjects } from './flavor/index.ts';
import { floatingIpSubjects } from './floating-ip/index.ts';
import { imageSubjects } from './image/index.ts';
import { loadBalancerSubjects } from './load-balancer/index.ts';
import { loadBalancerFlavorSubjects } from './load-balancer-flavor/index.ts';
import { loadBalancerPoolSubjects } from './load-balancer-pool/index.ts';
import { networkSubjects } from './network/index.ts';
import { placementSubjects } from './placement/index.ts';
import { portSubjects } from './port/index.ts';
import { recoveryPointSubjects } from './recovery-point/index.ts';
import { routerSubjects } from './router/index.ts';
import { securityGroupSubjects } from './security-group/index.ts';
import { serverSubjects } from './server/index.ts';
import { sshKeySubjects } from './ssh-key/index.ts';
import { storagePolicySubjects } from './storage-policy/index.ts';
import { subnetSubjects } from './subnet/index.ts';
import { volumeSubjects } from './volume/index.ts';
import { volumeSnapshotSubjects } from './volume-snapshot/index.ts';
import { vpnSubjects } from './vpn/index.ts';

export * from './backup-plan/index.ts';
export * from './flavor/index.ts';
export * from './floating-ip/index.ts';
export * from './image/index.ts';
export * from './load-balancer/index.ts';
export * from './load-balancer-flavor/index.ts';
export * from './load-balancer-pool/index.ts';
export * from './network/index.ts';
export * from './placement/index.ts';
export * from './port/index.ts';
export * from './recovery-point/index.ts';
export * from './router/index.ts';
export * from './security-group/index.ts';
export * from './server/index.ts';
export * from './ssh-key/index.ts';
export * from './storage-policy/index.ts';
export * from './subnet/index.ts';
export * from './volume/index.ts';
export * from './volume-snapshot/index.ts';
export * from './vpn/index.ts';

/** Every resource of a project, with the subjects of its rights: the registry of the contract, one line each. */
export const projectResources = {
  network: networkSubjects,
  subnet: subnetSubjects,
  router: routerSubjects,
  vpn: vpnSubjects,
  floatingIp: floatingIpSubjects,
  securityGroup: securityGroupSubjects,
  loadBalancer: loadBalancerSubjects,
  loadBalancerPool: loadBalancerPoolSubjects,
  loadBalancerFlavor: loadBalancerFlavorSubjects,
  port: portSubjects,
  server: serverSubjects,
  volume: volumeSubjects,
  volumeSnapshot: volumeSnapshotSubjects,
  image: imageSubjects,
  backupPlan: backupPlanSubjects,
  recoveryPoint: recoveryPointSubjects,
  sshKey: sshKeySubjects,
  flavor: flavorSubjects,
  placement: placementSubjects,
  storagePolicy: storagePolicySubjects,
} as const;
