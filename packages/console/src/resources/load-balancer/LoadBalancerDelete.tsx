import { deletionOf } from '../../kit/confirm/index.ts';
import { loadBalancers, loadBalancerWords } from './load-balancer.ts';

export const LoadBalancerDelete = deletionOf(loadBalancers, {
  words: loadBalancerWords,
  icon: 'menu-load-balancers',
  answered: 'stays',
  detail: ({ pools }, t) => pools.length > 0 && t('delete.pools', { count: pools.length }),
});
