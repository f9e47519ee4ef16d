import type { ResourceModule } from '../../kit/module.ts';
import { pools, poolWords as words } from './pool.ts';

/** A task of one pool is told the same while it runs and afterwards: how it stands is said beside it. */
const transition = (verb: 'create' | 'configure') => {
  const said = `task.${verb}`;
  return { name: `compute.load_balancer_pools.${verb}`, words, keys: { running: said, done: said, failed: said } };
};

/** Its pages lie below those of its load balancer, whose module has them. */
export const loadBalancerPool: ResourceModule = {
  resource: pools,
  pages: [],
  frames: [],
  tasks: [
    { name: 'compute.load_balancer_pools.delete_many', words, retryEndpoint: pools.api.removeMany },
    transition('create'),
    transition('configure'),
  ],
};
