import bucket from '../../areas/s3/buckets/words/noun.json';
import type { Titles } from '../../kit/module.ts';
import backupPlan from '../../resources/backup-plan/words/noun.json';
import floatingIp from '../../resources/floating-ip/words/noun.json';
import loadBalancerPool from '../../resources/load-balancer-pool/words/noun.json';
import loadBalancer from '../../resources/load-balancer/words/noun.json';
import network from '../../resources/network/words/noun.json';
import recoveryPoint from '../../resources/recovery-point/words/noun.json';
import router from '../../resources/router/words/noun.json';
import securityGroup from '../../resources/security-group/words/noun.json';
import subnet from '../../resources/subnet/words/noun.json';
import vpn from '../../resources/vpn/words/noun.json';

/**
 * What one object is called, by the name of its resource: one line each. No part of the resource's module, which is there
 * before anybody searches.
 */
export const nouns: Readonly<Record<string, Titles>> = {
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
