import type { LoadBalancer } from '@skydeck/contract';
import { useOutletContext } from 'react-router-dom';

/** The load balancer on whose page the pools are listed. */
export const useParent = (): LoadBalancer => useOutletContext<LoadBalancer>();
