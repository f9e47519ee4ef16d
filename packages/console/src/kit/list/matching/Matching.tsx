import { MATCHING_MOST } from '@skydeck/contract';
import { Icon } from '@skydeck/react-bindings/icon';
import { Tooltip } from '@skydeck/react-bindings/tooltip';
import { useFormat, useText } from '../../text/index.ts';
import * as css from '../bulk.css.ts';
import type { Selection } from '../table/useSelection.ts';
import type { List } from '../useList.ts';
import { matchingOffer } from './offer.rules.ts';
import { matchingWords } from './words.ts';

interface MatchingChoiceProps<Item> {
  readonly list: List<Item>;
  readonly selection: Selection<Item>;
}

/** The second step of selecting: from a whole page to all that match, and back. One button, which keeps the focus. */
export function MatchingChoice<Item>({ list, selection }: MatchingChoiceProps<Item>) {
  const t = useText(matchingWords);
  const format = useFormat();
  const offer = matchingOffer(selection, { rows: list.rows.length, count: list.count, most: MATCHING_MOST });
  if (offer === null) return null;
  const isClosed = offer === 'too_many';
  const press = offer === 'page' ? selection.all : selection.matching;
  const button = (
    <button type="button" className={css.button} aria-disabled={isClosed} onClick={isClosed ? undefined : press}>
      {offer === 'page' ? t('page') : t('all', { all: format.number(list.count) })}
    </button>
  );
  return isClosed ? <Tooltip text={t('most', { most: format.number(MATCHING_MOST) })}>{button}</Tooltip> : button;
}

export function MatchingCount({ count }: { count: number }) {
  const format = useFormat();
  return useText(matchingWords)('selected', { all: format.number(count) });
}

/** What can only be done to rows that are named. */
export function NotForMatching({ label, icon }: { label: string; icon: string | undefined }) {
  const t = useText(matchingWords);
  return (
    <Tooltip text={t('not_for')}>
      <button type="button" className={css.button} aria-disabled>
        {icon && <Icon name={icon} />}
        <span className={css.words}>{label}</span>
      </button>
    </Tooltip>
  );
}
