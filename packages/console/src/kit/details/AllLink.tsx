import { LinkTo } from '../page/index.ts';
import { useFormat, useText } from '../text/index.ts';
import { detailsWords } from './words.ts';

/** The way to all of what a card shows the first of. */
export function AllLink({ to, count }: { to: string; count: number }) {
  const t = useText(detailsWords);
  const format = useFormat();
  return <LinkTo to={to}>{t('related.all', { count: format.number(count) })}</LinkTo>;
}
