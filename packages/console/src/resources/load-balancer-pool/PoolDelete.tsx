import { deletionOf } from '../../kit/confirm/index.ts';
import { pools, poolWords } from './pool.ts';

export const PoolDelete = deletionOf(pools, {
  words: poolWords,
  icon: 'menu-load-balancers',
  distinct: 'chosen',
  answered: 'stays',
  detail: ({ members }, t) => members.length > 0 && t('delete.members', { count: members.length }),
});
