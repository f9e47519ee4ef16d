import type { ProjectQuota } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Meter } from '@skydeck/react-bindings/meter';
import { useState } from 'react';
import { Figure } from '../../kit/page/Figure.tsx';
import { useFormat, useText } from '../../kit/text/index.ts';
import * as css from './overview.css.ts';
import { useQuotaText } from './quota-text.ts';
import { marksOf, rowsOf, sharesOf, SHOWN_LIMITS } from './quota.rules.ts';
import { overviewWords } from './words.ts';

/** What of its quotas the project has reserved. */
export function QuotaCard({ quota }: { quota: ProjectQuota }) {
  const t = useText(overviewWords);
  const { number } = useFormat();
  const { nameOf, amountOf, sharesText } = useQuotaText();
  const [showsAll, setShowsAll] = useState(false);
  const rows = rowsOf(quota);
  const shares = sharesOf(quota);
  return (
    <>
      <ul className={css.meters}>
        {(showsAll ? rows : rows.slice(0, SHOWN_LIMITS)).map((row) => (
          <li key={`${row.name} ${row.policy ?? ''}`}>
            <Meter
              label={nameOf(row)}
              value={row.used}
              max={row.limit}
              optimum={0}
              {...marksOf(row)}
              text={t('quota.of', { used: amountOf(row, row.used), limit: amountOf(row, row.limit) })}
            >
              <span slot="text">
                <Figure
                  amount={amountOf(row, row.used)}
                  say={(used) => t('quota.of', { used, limit: amountOf(row, row.limit) })}
                />
              </span>
            </Meter>
            {row.name === 'volumes_size' && row.policy === undefined && shares.length > 1 && (
              <span className={css.rowDetail}>{sharesText(shares)}</span>
            )}
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        <span className={css.rowDetail}>{t('quota.note')}</span>
        {rows.length > SHOWN_LIMITS && (
          <Button variant="link" size="small" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t('fewer') : t('quota.all', { amount: number(rows.length) })}
          </Button>
        )}
      </div>
    </>
  );
}
