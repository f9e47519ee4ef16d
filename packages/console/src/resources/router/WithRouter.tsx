import type { Router } from '@skydeck/contract';
import type { ReactNode } from 'react';
import { ItemGate } from '../../kit/details/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { routers } from './router.ts';

/** A form of the router that the address names: above its page, above another, or in a partner's. */
export function WithRouter({ children }: { children: (router: Router) => ReactNode }) {
  return <ItemGate state={useItem(routers, useParam('routerId'))}>{children}</ItemGate>;
}
