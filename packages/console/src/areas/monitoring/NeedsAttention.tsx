import { Button } from '@skydeck/react-bindings/button';
import { useState } from 'react';
import { Ago, LinkButton, Status } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { type Attention, SHOWN } from './attention.rules.ts';
import * as css from './overview.css.ts';
import { overviewWords } from './words.ts';

/** At most five, each with one act; more on demand. */
export function NeedsAttention({ items }: { items: readonly Attention[] }) {
  const t = useText(overviewWords);
  const { number } = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  if (items.length === 0) return <p className={css.quiet}>{t('attention.none')}</p>;
  return (
    <>
      <ul className={css.rows}>
        {(showsAll ? items : items.slice(0, SHOWN)).map((item) => (
          <AttentionRow key={item.key} item={item} />
        ))}
      </ul>
      {items.length > SHOWN && (
        <div className={css.foot}>
          <Button variant="link" size="small" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t('fewer') : t('all', { amount: number(items.length) })}
          </Button>
        </div>
      )}
    </>
  );
}

function AttentionRow({ item }: { item: Attention }) {
  const t = useText(overviewWords);
  return (
    <li className={css.row}>
      <Status className={css.shape} state={item.level} label="" />
      <div className={css.rowText}>
        <strong className={css.rowTitle}>{item.title}</strong>
        {item.text && <span className={css.rowDetail}>{item.text}</span>}
      </div>
      {item.at && (
        <span className={css.whenWide}>
          <Ago at={item.at} />
        </span>
      )}
      {item.to && (
        <LinkButton to={item.to} size="small">
          {t('open')}
          <span className={css.visuallyHidden}> {item.title}</span>
        </LinkButton>
      )}
    </li>
  );
}
