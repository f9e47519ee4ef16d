import type { ResourceModule } from '../../kit/module.ts';
import { loadBalancers } from './load-balancer.ts';
import { frames, pages } from './routes.tsx';
import { loadBalancerWords as words } from './words.ts';

/** A task of one load balancer is told the same while it runs and afterwards: how it stands is said beside it. */
const walk = (verb: 'create' | 'configure' | 'delete' | 'recreate' | 'failover') => {
  const said = `task.${verb}`;
  return { name: `compute.load_balancers.${verb}`, words, keys: { running: said, done: said, failed: said } };
};

export const loadBalancer: ResourceModule = {
  resource: loadBalancers,
  pages,
  frames,
  tasks: [
    { name: 'compute.load_balancers.delete_many', words, again: loadBalancers.api.removeMany },
    walk('create'),
    walk('configure'),
    walk('delete'),
    walk('recreate'),
    walk('failover'),
  ],
};
