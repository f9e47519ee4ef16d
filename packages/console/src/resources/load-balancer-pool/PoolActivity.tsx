import { ItemActivity } from '../../kit/activity/index.ts';
import { pools, usePool } from './pool.ts';

/** What was done to the pool. */
export const PoolActivity = () => <ItemActivity resource={pools} item={usePool().pool} />;
