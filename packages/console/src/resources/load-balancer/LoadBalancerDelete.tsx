import { deletionOf } from '../../kit/confirm/index.ts';
import { loadBalancers } from './load-balancer.ts';
import { loadBalancerWords } from './words.ts';

export const LoadBalancerDelete = deletionOf(loadBalancers, {
  words: loadBalancerWords,
  icon: 'menu-load-balancers',
  answered: 'stays',
  detail: ({ pools }, t) => pools.length > 0 && t('delete.pools', { count: pools.length }),
});
