import bucket from '../../areas/s3/buckets/words/name.json';
import type { Titles } from '../../kit/module.ts';
import backupPlan from '../../resources/backup-plan/words/name.json';
import floatingIp from '../../resources/floating-ip/words/name.json';
import loadBalancerPool from '../../resources/load-balancer-pool/words/name.json';
import loadBalancer from '../../resources/load-balancer/words/name.json';
import network from '../../resources/network/words/name.json';
import recoveryPoint from '../../resources/recovery-point/words/name.json';
import router from '../../resources/router/words/name.json';
import securityGroup from '../../resources/security-group/words/name.json';
import subnet from '../../resources/subnet/words/name.json';
import vpn from '../../resources/vpn/words/name.json';

/**
 * What one object is called, by the name of its resource: one line each. No part of the resource's module, which is there
 * before anybody searches.
 */
export const resourceNames: Readonly<Record<string, Titles>> = {
  network,
  subnet,
  router,
  floating_ip: floatingIp,
  security_group: securityGroup,
  vpn,
  load_balancer: loadBalancer,
  load_balancer_pool: loadBalancerPool,
  s3_bucket: bucket,
  backup_plan: backupPlan,
  recovery_point: recoveryPoint,
};
