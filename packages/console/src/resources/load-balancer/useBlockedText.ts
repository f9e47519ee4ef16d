import type { WhyNotBalance } from '@skydeck/contract';
import { useText } from '../../kit/text/index.ts';
import { loadBalancerWords } from './load-balancer.ts';

/** The words of what the contract's `whyNot` rules say of load balancers and pools; false when nothing stands in the way. */
export function useBlockedText(): (why: WhyNotBalance | null) => string | false {
  const t = useText(loadBalancerWords);
  return (why) => why !== null && t(`blocked.${why}`);
}
