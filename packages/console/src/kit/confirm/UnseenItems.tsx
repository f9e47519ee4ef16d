import { matchingWords } from '../list/matching/words.ts';
import { useFormat, useText } from '../text/index.ts';
import * as css from './confirm.css.ts';

/** How many there are besides those that are listed: below the list, which may be scrolled. */
export function UnseenCount({ count }: { count: number }) {
  const t = useText(matchingWords);
  const format = useFormat();
  return <p className={css.unseen}>{t('more', { more: format.number(count) })}</p>;
}

/** Of those that are not on the screen nobody knows yet whether it can be done. */
export function UnseenNote() {
  const t = useText(matchingWords);
  return <p className={css.unseen}>{t('unseen')}</p>;
}
