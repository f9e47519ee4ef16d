import type { LoadBalancer } from '@skydeck/contract';
import { PagePrimary } from '../../kit/details/index.ts';
import { useAddPool } from './useAddPool.ts';

/** The way to a new pool, in the head of the page of its load balancer. */
export const AddPool = ({ balancer }: { balancer: LoadBalancer }) => <PagePrimary>{useAddPool(balancer)}</PagePrimary>;
