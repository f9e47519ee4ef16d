import type { Router } from '@skydeck/contract';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useKnown } from '../../kit/data/useKnown.ts';
import { routers } from '../router/index.ts';
import { subnets } from '../subnet/index.ts';
import type { CidrOf } from './vpn.form.ts';

/** The CIDRs of those subnets that are read: all that are offered or chosen. */
export function useCidrs(): CidrOf {
  const { items } = useSnapshot(subnets.items.state);
  return useMemo(() => (id: string) => items[id]?.cidr ?? '', [items]);
}

/** The router of an id; undefined until it is read. */
export const useRouter = (id: string): Router | undefined => useKnown(routers, [id])[0];
