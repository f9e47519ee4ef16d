import { ConfirmDialog } from '@skydeck/react-bindings/confirm-dialog';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';

interface DiscardDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

/** Before a draft is lost. */
export function DiscardDialog({ open, onStay, onDiscard }: DiscardDialogProps) {
  const t = useText(kitWords);
  return (
    <ConfirmDialog
      open={open}
      tone="warning"
      heading={t('form.discard.title')}
      message={t('form.discard.text')}
      confirmLabel={t('form.discard.confirm')}
      cancelLabel={t('form.discard.stay')}
      onSkyConfirm={onDiscard}
      onSkyClose={onStay}
      onSkyClosed={onStay}
    />
  );
}
