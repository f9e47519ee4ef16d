import { ConfirmDialog } from '@skydeck/react-bindings/confirm-dialog';
import { useRef } from 'react';
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
  // Its motion may end when it is asked for again: then that is no answer to the new question.
  const isAnswered = useRef(false);
  const stay = () => {
    isAnswered.current = true;
    onStay();
  };
  const closed = () => {
    if (!isAnswered.current) onStay();
    isAnswered.current = false;
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
