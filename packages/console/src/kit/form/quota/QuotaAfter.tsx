import type { QuotaNeeded } from '@skydeck/contract';
import { useId } from 'react';
import { Figure } from '../../page/Figure.tsx';
import { problemWords } from '../../problems/words.ts';
import { useFormat, useText } from '../../text/index.ts';
import { kitWords } from '../../words.ts';
import { SectionHeading } from '../SectionHeading.tsx';
import * as css from './quota.css.ts';
import { excessOf, sharesOf } from './quota.rules.ts';

/** What the project would have used up once the form is sent. */
export function QuotaAfter({ needed }: { needed: readonly QuotaNeeded[] }) {
  const t = useText(problemWords);
  const id = useId();
  return (
    <section className={css.quota} aria-labelledby={id}>
      <SectionHeading id={id} className={css.title}>
        {t('quota.after')}
      </SectionHeading>
      {needed.map((one) => (
        <QuotaLine key={`${one.kind} ${one.policy ?? ''}`} {...one} />
      ))}
      <p className={css.legend} aria-hidden="true">
        <span className={css.key}>
          <i className={css.used} />
          {t('quota.in_use')}
        </span>
        <span className={css.key}>
          <i className={css.adding} />
          {t('quota.adding')}
        </span>
      </p>
    </section>
  );
}

/** One thing a project may have only so many of: figures first, for the bar says no more than they do. */
function QuotaLine({ kind, policy = '', ...facts }: QuotaNeeded) {
  const t = useText(problemWords);
  const name = useText(kitWords);
  const { number } = useFormat();
  const shares = sharesOf(facts);
  const excess = excessOf(facts);
  return (
    <div>
      <p className={css.figures}>
        <span className={css.label}>{name(`kind.${kind}`, { policy })}</span>
        <Figure
          amount={number(facts.used + facts.adding)}
          say={(amount) => t('quota.of', { amount, limit: number(facts.limit) })}
        />
      </p>
      <span className={css.bar} aria-hidden="true">
        <i className={css.used} style={{ inlineSize: `${shares.used}%` }} />
        <i className={css.adding} style={{ inlineSize: `${shares.adding}%` }} />
      </span>
      {excess > 0 && <p className={css.excess}>{t('quota.exceeds', { amount: number(excess) })}</p>}
    </div>
  );
}
