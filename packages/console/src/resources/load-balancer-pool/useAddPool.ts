import { type LoadBalancer, whyNotChangeBalancer } from '@skydeck/contract';
import { useCreateButton } from '../../kit/list/index.ts';
import { useBlockedText } from '../load-balancer/index.ts';
import { poolPaths } from './paths.ts';
import { pools } from './pool.ts';

/** The way to a new pool of a load balancer. */
export function useAddPool(balancer: LoadBalancer) {
  const whyNot = useBlockedText()(whyNotChangeBalancer(balancer)) || '';
  return useCreateButton({ ...pools, paths: { add: () => poolPaths.add(balancer.id) } }, { whyNot });
}
