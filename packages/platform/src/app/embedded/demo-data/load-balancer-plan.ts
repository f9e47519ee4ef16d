import type { HealthMonitorBody, LoadBalancerPoolDraft } from '@skydeck/contract';
import type { DemoProjectName } from '../../../identity/accounts/demo-accounts.ts';

interface ServerPlan {
  /** A server of the load balancer's network. */
  readonly name: string;
  readonly backup?: true;
  readonly weight?: number;
  readonly off?: true;
}

type PoolFacts = Omit<LoadBalancerPoolDraft, 'members' | 'healthmonitor' | 'certificate' | 'private_key'>;

export interface PoolPlan extends PoolFacts {
  readonly servers: readonly ServerPlan[];
  readonly monitor?: HealthMonitorBody;
  /** The names a certificate is for, where one is needed. */
  readonly certificate?: readonly string[];
}

export interface BalancerPlan {
  readonly project: DemoProjectName;
  readonly name: string;
  readonly description?: string;
  readonly network: string;
  /** A flavor's name. */
  readonly flavor: 'ha' | 'ha-large' | 'single';
  /** Left out: it works. */
  readonly state?: 'off' | 'error' | 'undeployed';
  readonly pools: readonly PoolPlan[];
}

/** `web-01`, `web-02` … */
export const numbered = (service: string, count: number): ServerPlan[] =>
  Array.from({ length: count }, (_, at) => ({ name: `${service}-${String(at + 1).padStart(2, '0')}` }));
