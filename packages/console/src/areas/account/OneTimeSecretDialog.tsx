import { Button } from '@skydeck/react-bindings/button';
import { Checkbox } from '@skydeck/react-bindings/checkbox';
import { Dialog } from '@skydeck/react-bindings/dialog';
import { type ReactNode, useState } from 'react';
import { ConfirmSecretSaved, useConfirmSecretSaved } from '../../kit/one-time-secret/index.ts';
import { useText } from '../../kit/text/index.ts';
import * as css from './account.css.ts';
import { accountWords } from './words.ts';

interface OneTimeSecretDialogProps {
  readonly heading: string;
  /** The sentence with which a person says that they have kept it. */
  readonly keptLabel: string;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** Shows what never shows again: it leaves when the person says that they have it, and otherwise asks. */
export function OneTimeSecretDialog({ heading, keptLabel, onClosed, children }: OneTimeSecretDialogProps) {
  const t = useText(accountWords);
  const [kept, setKept] = useState(false);
  const [open, setOpen] = useState(true);
  const { ask, question } = useConfirmSecretSaved(open && !kept, () => setOpen(false));
  return (
    <>
      <Dialog
        open={open}
        heading={heading}
        withoutClose
        onSkyClose={(event) => {
          if (kept) return setOpen(false);
          event.preventDefault();
          ask();
        }}
        onSkyClosed={onClosed}
      >
        <div className={css.fields}>
          {children}
          <Checkbox
            label={keptLabel}
            checked={kept}
            onChange={(event) => setKept((event.target as HTMLInputElement).checked)}
          />
        </div>
        <Button slot="footer" variant="primary" disabled={!kept} onClick={() => setOpen(false)}>
          {t('done')}
        </Button>
      </Dialog>
      <ConfirmSecretSaved {...question} />
    </>
  );
}
