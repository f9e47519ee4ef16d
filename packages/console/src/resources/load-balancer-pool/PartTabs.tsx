import { Tab, Tabs } from '@skydeck/react-bindings/tabs';
import { useFollow } from '../../kit/page/useFollow.ts';
import { useText } from '../../kit/text/index.ts';
import { type PoolPart, poolParts } from './parts.rules.ts';
import { poolWords } from './pool.ts';
import type { PoolPartsState } from './usePoolParts.ts';

/** The parts of the form of a new pool, each with an address of its own. */
export function PartTabs({ part, addressOf, wrong }: Pick<PoolPartsState, 'part' | 'addressOf' | 'wrong'>) {
  const t = useText(poolWords);
  return (
    <Tabs label={t('part.label')} value={part}>
      {poolParts.map((one) => (
        <PartTab key={one} part={one} to={addressOf(one)} isWrong={wrong.has(one)} />
      ))}
    </Tabs>
  );
}

function PartTab({ part, to, isWrong }: { part: PoolPart; to: string; isWrong: boolean }) {
  const t = useText(poolWords);
  const label = t(`part.${part}`);
  return <Tab value={part} label={isWrong ? t('part.wrong', { part: label }) : label} {...useFollow(to)} />;
}
