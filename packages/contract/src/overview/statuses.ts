import { loadBalancerStatuses } from '../load-balancer-pool/states.ts';
import { vpnStatuses } from '../vpn/options.ts';

/** The statuses that the overview counts, by the name of the resource; the others have none. A cloud may know more. */
export const overviewStatuses: Readonly<Record<string, readonly string[]>> = {
  router: ['ACTIVE', 'DOWN', 'ERROR', 'BUILD'],
  floating_ip: ['ACTIVE', 'DOWN', 'ERROR'],
  vpn: vpnStatuses,
  load_balancer: loadBalancerStatuses,
  backup_plan: ['scheduled', 'pending', 'running', 'aborting', 'completed'],
  recovery_point: ['available', 'creating', 'restoring', 'deleting', 'error', 'error_deleting'],
};
