import type { Router } from '@skydeck/contract';
import { useAll } from '../../kit/data/useAll.ts';
import { useText } from '../../kit/text/index.ts';
import { networks } from '../network/index.ts';
import { whyNotAddInterface } from './router.rules.ts';
import { routerWords } from './router.ts';

/** The words why the router can be connected with no other network, or false; false until all networks are known, too. */
export function useWhyNotAddInterface(router: Router): string | false {
  const t = useText(routerWords);
  const { items, filled } = useAll(networks);
  const why = filled && whyNotAddInterface(router, items);
  return why && t(why);
}
