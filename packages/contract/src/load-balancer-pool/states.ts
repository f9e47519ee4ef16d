import { isInProgress } from '../progress.ts';

/** A load balancer also knows DEPLOYMENT_FAILED and DISABLED (spec: load-balancer.status). */
export const poolStatuses = ['CREATING', 'ACTIVE', 'CONFIGURING', 'DELETING', 'ERROR'] as const;
export const loadBalancerStatuses = [...poolStatuses, 'DEPLOYMENT_FAILED', 'DISABLED'] as const;
export const memberHealths = ['HEALTHY', 'UNHEALTHY', 'DISABLED', 'UNKNOWN', 'ERROR'] as const;

interface WithStatus {
  readonly status: string;
}

const isBusy = (balancer: WithStatus) => isInProgress('load_balancer', balancer);

export const hasBalancerFailed = ({ status }: WithStatus): boolean =>
  status === 'ERROR' || status === 'DEPLOYMENT_FAILED';

export type WhyNotBalance =
  | 'in_progress'
  | 'failed'
  | 'not_failed'
  | 'not_deployed'
  | 'disabled'
  | 'enabled'
  | 'balancer_in_progress'
  | 'balancer_failed';

/** Editing, and a new pool. What failed is built anew or deleted first. */
export function whyNotChangeBalancer(balancer: WithStatus): WhyNotBalance | null {
  if (isBusy(balancer)) return 'in_progress';
  return hasBalancerFailed(balancer) ? 'failed' : null;
}

/** What failed can be deleted too. */
export const whyNotDeleteBalancer = (balancer: WithStatus): WhyNotBalance | null =>
  isBusy(balancer) ? 'in_progress' : null;

interface WithSwitch extends WithStatus {
  readonly enabled: boolean;
}
export const whyNotEnableBalancer = (balancer: WithSwitch): WhyNotBalance | null =>
  whyNotChangeBalancer(balancer) ?? (balancer.enabled ? 'enabled' : null);
export const whyNotDisableBalancer = (balancer: WithSwitch): WhyNotBalance | null =>
  whyNotChangeBalancer(balancer) ?? (balancer.enabled ? null : 'disabled');

/** Building anew is for what failed. */
export function whyNotRecreateBalancer(balancer: WithStatus): WhyNotBalance | null {
  if (isBusy(balancer)) return 'in_progress';
  return hasBalancerFailed(balancer) ? null : 'not_failed';
}

/** New machines need old ones to follow; what is switched off is switched on first. */
export function whyNotFailoverBalancer(balancer: WithStatus): WhyNotBalance | null {
  if (isBusy(balancer)) return 'in_progress';
  if (balancer.status === 'DEPLOYMENT_FAILED') return 'not_deployed';
  return balancer.status === 'DISABLED' ? 'disabled' : null;
}

/** A pool changes and goes with its load balancer's leave. A pool in ERROR can be changed: that is how it is mended. */
export function whyNotChangePool(pool: WithStatus, balancer: WithStatus): WhyNotBalance | null {
  if (isInProgress('load_balancer_pool', pool)) return 'in_progress';
  if (isBusy(balancer)) return 'balancer_in_progress';
  return hasBalancerFailed(balancer) ? 'balancer_failed' : null;
}

/** A member that is switched off shows so, whatever the monitor found last. */
export const memberHealthOf = (member: { readonly enabled: boolean; readonly status: string }): string =>
  member.enabled ? member.status : 'DISABLED';
