import { Button } from '@skydeck/react-bindings/button';
import { Checkbox } from '@skydeck/react-bindings/checkbox';
import { Dialog } from '@skydeck/react-bindings/dialog';
import { type ReactNode, useState } from 'react';
import { useText } from '../../kit/text/index.ts';
import * as css from './account.css.ts';
import { accountWords } from './words.ts';

interface OnceDialogProps {
  readonly heading: string;
  /** The sentence with which a person says that they have kept it. */
  readonly keptLabel: string;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** Shows what never shows again: it leaves when the person says that they have it, and not by a slip of the hand. */
export function OnceDialog({ heading, keptLabel, onClosed, children }: OnceDialogProps) {
  const t = useText(accountWords);
  const [kept, setKept] = useState(false);
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      open={open}
      heading={heading}
      withoutClose
      onSkyClose={(event) => {
        if (kept) setOpen(false);
        else event.preventDefault();
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
  );
}
