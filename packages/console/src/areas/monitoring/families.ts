import type { StateFamily } from '../../kit/states.rules.ts';
import { stateOfPlan } from '../../resources/backup-plan/backup-plan.rules.ts';
import { floatingIpStates } from '../../resources/floating-ip/floating-ip.rules.ts';
import { imageStates } from '../../resources/image/image.rules.ts';
import { loadBalancerStates } from '../../resources/load-balancer/load-balancer.rules.ts';
import { stateOf as stateOfPoint } from '../../resources/recovery-point/recovery-point.rules.ts';
import { routerStates } from '../../resources/router/router.rules.ts';
import { volumeStates } from '../../resources/volume/volume.rules.ts';
import { stateOf as stateOfVpn } from '../../resources/vpn/vpn.rules.ts';

/** The family of each status of a resource, by the name of the resource. One without a line has no status. */
export const families: Readonly<Record<string, (status: string) => StateFamily>> = {
  router: routerStates.stateOf,
  floating_ip: floatingIpStates.stateOf,
  vpn: stateOfVpn,
  load_balancer: loadBalancerStates.stateOf,
  volume: volumeStates.stateOf,
  backup_plan: stateOfPlan,
  recovery_point: stateOfPoint,
  image: imageStates.stateOf,
};
