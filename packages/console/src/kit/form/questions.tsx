import { ConfirmDialog } from '@skydeck/react-bindings/confirm-dialog';
import { flushSync } from 'react-dom';
import { pageTitle } from '../page/title.ts';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';

export interface DiscardProps {
  readonly open: boolean;
  /** What the form is called, where the page is called otherwise. */
  readonly form?: string;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

/** Before a draft is lost. */
export function DiscardQuestion({ open, form = pageTitle(), onStay, onDiscard }: DiscardProps) {
  const t = useText(kitWords);
  // Closed at once, and by who asks: else a second Escape meets a question that is neither open nor to be opened.
  const stay = (event: Event) => {
    event.preventDefault();
    flushSync(onStay);
  };
  // The browser can close it without a question.
  const closed = () => {
    if (open) onStay();
  };
  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      heading={t('form.discard.title')}
      message={t('form.discard.text', { form })}
      confirmLabel={t('form.discard.confirm')}
      cancelLabel={t('form.discard.stay')}
      onSkyConfirm={onDiscard}
      onSkyClose={stay}
      onSkyClosed={closed}
    />
  );
}

export interface LeaveProps {
  readonly onLeave: () => void;
  /** It has left the screen. */
  readonly onClosed: () => void;
}

/** Before a page is left that has a form with changes over it. */
export function LeaveQuestion({ onLeave, onClosed }: LeaveProps) {
  const t = useText(kitWords);
  return (
    <ConfirmDialog
      open
      heading={t('unsaved.title')}
      message={t('unsaved.text', { form: pageTitle() })}
      confirmLabel={t('unsaved.leave')}
      tone="danger"
      onSkyConfirm={onLeave}
      onSkyClosed={onClosed}
    />
  );
}
