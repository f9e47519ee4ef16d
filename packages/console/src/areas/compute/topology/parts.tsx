import { type ReactNode, useId } from 'react';
import * as css from './chosen.css.ts';

interface SectionProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.sectionHead}>
        <h3 id={id} className={css.sectionTitle}>
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly note?: ReactNode;
  readonly end?: ReactNode;
  /** Left out: it leads nowhere. */
  readonly onChoose?: (() => void) | undefined;
}

/** Another node that the chosen one hangs together with. */
export function NodeRow({ name, note, end, onChoose }: RowProps) {
  const text = <bdi>{name}</bdi>;
  return (
    <li className={css.row}>
      <span className={css.rowTexts}>
        {onChoose ? (
          <button type="button" className={css.rowName} onClick={onChoose}>
            {text}
          </button>
        ) : (
          <span>{text}</span>
        )}
        {note && <span className={css.note}>{note}</span>}
      </span>
      {end}
    </li>
  );
}
