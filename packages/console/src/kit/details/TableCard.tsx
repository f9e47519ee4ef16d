import type { ReactNode } from 'react';
import * as css from './details.css.ts';

/** A table that fills a card. Its title is for who listens: the tab or the page around it names it. */
export const TableCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.nested} aria-label={title}>
    {children}
  </section>
);
