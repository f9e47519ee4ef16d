import { type ReactNode, useId } from 'react';
import * as css from './card.css.ts';

interface CardProps {
  readonly title: string;
  /** At the end of the heading: a button, or a short fact. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function Card({ title, action, children }: CardProps) {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <header className={css.cardHead}>
        <h2 id={id} className={css.cardTitle}>
          {title}
        </h2>
        {action && <div className={css.cardAction}>{action}</div>}
      </header>
      <div className={css.cardBody}>{children}</div>
    </section>
  );
}
