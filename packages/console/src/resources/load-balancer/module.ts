import type { ResourceModule } from '../../kit/module.ts';
import { loadBalancers, loadBalancerWords as words } from './load-balancer.ts';
import { frames, pages } from './routes.tsx';

/** A task of one load balancer is told the same while it runs and afterwards: how it stands is said beside it. */
const transition = (verb: 'create' | 'configure' | 'recreate' | 'failover') => {
  const said = `task.${verb}`;
  return { name: `compute.load_balancers.${verb}`, words, keys: { running: said, done: said, failed: said } };
};

export const loadBalancer: ResourceModule = {
  resource: loadBalancers,
  pages,
  frames,
  tasks: [
    { name: 'compute.load_balancers.delete_many', words, retryEndpoint: loadBalancers.api.removeMany },
    transition('create'),
    transition('configure'),
    transition('recreate'),
    transition('failover'),
  ],
};
