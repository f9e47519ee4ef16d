import { Button } from '@skydeck/react-bindings/button';
import type { ReactNode } from 'react';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import * as css from './wizard.css.ts';

interface WizardFooterProps {
  /** Before all the others. */
  readonly start: ReactNode;
  /** How many fields of the open step need attention. */
  readonly wrong: number;
  /** What the button that goes on says. */
  readonly label: string;
  readonly busy: boolean;
  /** Why it cannot be sent, whatever is written; '' when it can, and before the last step. */
  readonly whyNot: string;
  readonly onCancel: () => void;
  /** Left out at the first step. */
  readonly onBack?: () => void;
}

/** The way on is shut only where nothing that is written here could open it: pressed too early, it shows what is missing. */
export function WizardFooter({ start, wrong, label, busy, whyNot, onCancel, onBack }: WizardFooterProps) {
  const t = useText(kitWords);
  return (
    <footer className={css.footer}>
      {start}
      <Button variant="ghost" className={css.cancel} onClick={onCancel}>
        {t('form.cancel')}
      </Button>
      <span className={css.attention} aria-live="polite">
        {wrong > 0 ? t('form.attention', { count: wrong }) : ''}
      </span>
      <Button disabled={!onBack} onClick={onBack}>
        {t('wizard.back')}
      </Button>
      <Button type="submit" variant="primary" className={css.onwards} busy={busy} disabledReason={whyNot}>
        {label}
      </Button>
    </footer>
  );
}
