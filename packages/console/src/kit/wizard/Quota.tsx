import { type ReactNode, useId } from 'react';
import { useFormat, useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import * as css from './quota.css.ts';
import { excessOf, type QuotaFacts, sharesOf } from './quota.rules.ts';

interface QuotaAfterProps {
  /** Names what would be added: "This instance". */
  readonly what: string;
  /** Its `QuotaLine`s. */
  readonly children: ReactNode;
}

/** In a summary: what the project would have used up once the form is sent. */
export function QuotaAfter({ what, children }: QuotaAfterProps) {
  const t = useText(kitWords);
  const id = useId();
  return (
    <section className={css.quota} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {t('quota.after')}
      </h3>
      {children}
      <p className={css.legend} aria-hidden="true">
        <span className={css.key}>
          <i className={css.used} />
          {t('quota.in_use')}
        </span>
        <span className={css.key}>
          <i className={css.adding} />
          {what}
        </span>
      </p>
    </section>
  );
}

interface QuotaLineProps extends QuotaFacts {
  readonly label: string;
  /** An amount in words: `format.bytes` for what is counted in bytes. Left out, it is a number. */
  readonly say?: (amount: number) => string;
}

/** One thing a project may have only so much of: figures first, for the bar says no more than they do. */
export function QuotaLine({ label, say, ...facts }: QuotaLineProps) {
  const t = useText(kitWords);
  const { number } = useFormat();
  const words = say ?? number;
  const after = words(facts.used + facts.adding);
  const shares = sharesOf(facts);
  const excess = excessOf(facts);
  return (
    <div>
      <p className={css.figures}>
        <span className={css.label}>{label}</span>
        <span>{facts.limit === null ? after : t('quota.of', { amount: after, limit: words(facts.limit) })}</span>
      </p>
      {shares && (
        <span className={css.bar} aria-hidden="true">
          <i className={css.used} style={{ inlineSize: `${shares.used}%` }} />
          <i className={css.adding} style={{ inlineSize: `${shares.adding}%` }} />
        </span>
      )}
      {excess > 0 && <p className={css.excess}>{t('quota.exceeds', { amount: words(excess) })}</p>}
    </div>
  );
}
