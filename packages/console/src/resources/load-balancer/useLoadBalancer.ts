import type { LoadBalancer } from '@skydeck/contract';
import { useOutletContext } from 'react-router-dom';

/** The load balancer whose details page a tab lies in. */
export const useLoadBalancer = (): LoadBalancer => useOutletContext<LoadBalancer>();
