import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import chevron from 'lucide-static/icons/chevron-up.svg?raw';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import * as css from './summary.css.ts';

registerIcons({ 'chevron-up': chevron });

interface SummaryProps {
  /** What stands in the line it is folded to. */
  readonly brief: readonly string[];
  /** What was written so far; nothing where the step itself says it. */
  readonly facts: ReactNode;
  /** What it takes of the quota. */
  readonly children: ReactNode;
}

/** Beside the fields; where there is no room it is a line above the footer, which opens upwards. CSS decides which. */
export function Summary({ brief, facts, children }: SummaryProps) {
  const t = useText(kitWords);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <aside className={css.summary} aria-label={t('wizard.summary')}>
      <button
        type="button"
        className={css.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={css.foldTitle}>{t('wizard.summary')}</span>
        <span className={css.brief}>
          {brief.map((text, at) => (
            <span key={at}>{text}</span>
          ))}
        </span>
        <span className={css.chevron}>
          <Icon name="chevron-up" />
        </span>
      </button>
      <div id={id} className={css.content} data-open={isOpen ? '' : undefined}>
        {facts && <h2 className={css.title}>{t('wizard.summary')}</h2>}
        {facts}
        {children}
      </div>
    </aside>
  );
}
