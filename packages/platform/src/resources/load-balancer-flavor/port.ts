import type { LoadBalancerFlavor, LoadBalancerFlavorProfile, Page } from '@skydeck/contract';

/** What an operator offers load balancers in: the same for everybody. */
export interface LoadBalancerFlavorEngine {
  list(): Promise<Page<LoadBalancerFlavor>>;
  profiles(): Promise<Page<LoadBalancerFlavorProfile>>;
}
