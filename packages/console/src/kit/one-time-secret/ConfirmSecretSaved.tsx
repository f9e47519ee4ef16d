import { ConfirmDialog } from '@skydeck/react-bindings/confirm-dialog';
import { flushSync } from 'react-dom';
import { useText } from '../text/index.ts';
import { oneTimeSecretWords } from './words.ts';

interface ConfirmSecretSavedProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onClose: () => void;
}

/** Before something leaves the screen that never shows again, and nobody has said that they have it. */
export function ConfirmSecretSaved({ open, onStay, onClose }: ConfirmSecretSavedProps) {
  const t = useText(oneTimeSecretWords);
  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      heading={t('title')}
      message={t('text')}
      confirmLabel={t('close')}
      cancelLabel={t('stay')}
      onSkyConfirm={onClose}
      onSkyClose={(event) => {
        event.preventDefault();
        flushSync(onStay);
      }}
      onSkyClosed={onStay}
    />
  );
}
