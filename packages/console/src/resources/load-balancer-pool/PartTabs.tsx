import { Tab, Tabs } from '@skydeck/react-bindings/tabs';
import { useFollow } from '../../kit/page/useFollow.ts';
import { useText } from '../../kit/text/index.ts';
import { type PoolPart, poolParts } from './parts.rules.ts';
import { poolWords } from './pool.ts';
import type { PoolPartsState } from './usePoolParts.ts';

/** The parts of the form of a new pool, each with an address of its own. */
export function PartTabs({ part, addressOf, wrong, form }: PoolPartsState) {
  const t = useText(poolWords);
  return (
    <Tabs label={t('part.label')} value={part}>
      {poolParts.map((one) => (
        <PartTab
          key={one}
          part={one}
          to={addressOf(one)}
          isWrong={wrong.has(one)}
          // A pool without any takes requests and answers none: what is still to be done has to be seen from the first part.
          count={one === 'members' ? form.draft.members.length : null}
        />
      ))}
    </Tabs>
  );
}

interface PartTabProps {
  readonly part: PoolPart;
  readonly to: string;
  readonly isWrong: boolean;
  readonly count: number | null;
}

function PartTab({ part, to, isWrong, count }: PartTabProps) {
  const t = useText(poolWords);
  const label = t(`part.${part}`);
  return (
    <Tab value={part} label={isWrong ? t('part.wrong', { part: label }) : label} count={count} {...useFollow(to)} />
  );
}
