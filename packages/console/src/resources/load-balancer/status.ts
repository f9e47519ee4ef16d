import { statusOf } from '../../kit/list/index.ts';
import { loadBalancerStates } from './load-balancer.rules.ts';
import { loadBalancerWords } from './load-balancer.ts';

/** Of a load balancer or a pool. */
export const balancerStatus = statusOf(loadBalancerWords, loadBalancerStates);
