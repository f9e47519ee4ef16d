import type { DomainProvider } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { Dialog } from '@skydeck/react-bindings/dialog';
import { useState } from 'react';
import { useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';
import { knownResult, testStateOf } from './provider.rules.ts';
import { providerWords } from './words.ts';

interface EnableDialogProps {
  readonly provider: DomainProvider;
  readonly onTest: () => void;
  readonly onEnable: () => void;
  readonly onClose: () => void;
}

/** Before people find a provider on the login page of which nobody knows that it works. */
export function EnableDialog({ provider, onTest, onEnable, onClose }: EnableDialogProps) {
  const t = useText(providerWords);
  const words = useText(kitWords);
  const [open, setOpen] = useState(true);
  const [next, setNext] = useState<() => void>();
  const leave = (then?: () => void) => {
    setNext(() => then);
    setOpen(false);
  };
  const failed = testStateOf(provider) === 'failed';
  const result = failed && provider.last_test ? knownResult(provider.last_test.result) : null;
  return (
    <Dialog
      alert
      open={open}
      heading={t('ask.title', { name: provider.name })}
      description={t(failed ? 'ask.failed' : 'ask.untested')}
      onSkyClose={() => setOpen(false)}
      onSkyClosed={() => {
        onClose();
        next?.();
      }}
    >
      {result && <Alert tone="danger">{t(`result.${result}`)}</Alert>}
      <Button slot="footer" onClick={() => leave()}>
        {words('form.cancel')}
      </Button>
      <Button slot="footer" onClick={() => leave(onEnable)}>
        {t('ask.anyway')}
      </Button>
      <Button slot="footer" variant="primary" onClick={() => leave(onTest)}>
        {t('ask.test')}
      </Button>
    </Dialog>
  );
}
