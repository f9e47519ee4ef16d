import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../navigation/index.ts';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import * as css from './review.css.ts';
import { withStep } from './steps.rules.ts';

interface ReviewPartProps {
  /** The key of the step that can still change it. */
  readonly step: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** What was chosen in one step, with the way back to it. */
export function ReviewPart({ step, title, children }: ReviewPartProps) {
  const t = useText(kitWords);
  const { search } = useLocation();
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <header className={css.head}>
        <h3 id={id} className={css.title}>
          {title}
        </h3>
        <Link className={css.change} to={{ search: withStep(search, step) }} aria-label={t('wizard.change', { title })}>
          {t('wizard.change_short')}
        </Link>
      </header>
      {children}
    </section>
  );
}
