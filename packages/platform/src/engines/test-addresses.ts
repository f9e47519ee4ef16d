import { parseAddress, type Subnet } from '@skydeck/contract';
import { isIn, rangesOf } from '../resources/kit/ranges.ts';

/** Which address of a pool comes next is for each cloud to decide. */
export const isInPools = (
  { allocation_pools }: Pick<Subnet, 'allocation_pools'>,
  address: string | undefined,
): boolean => {
  const parsed = parseAddress(address ?? '');
  return parsed !== null && isIn(rangesOf(allocation_pools), parsed.value);
};
