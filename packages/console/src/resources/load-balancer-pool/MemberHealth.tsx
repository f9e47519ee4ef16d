import { type LoadBalancerMember, memberHealthOf } from '@skydeck/contract';
import { Status } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { isKnownHealth, stateOfHealth } from './health.rules.ts';
import { poolWords } from './pool.ts';

/** A health without words shows as it is. */
export function MemberHealth({ member }: { member: LoadBalancerMember }) {
  const t = useText(poolWords);
  const health = memberHealthOf(member);
  return <Status state={stateOfHealth(health)} label={isKnownHealth(health) ? t(`health.${health}`) : health} />;
}
