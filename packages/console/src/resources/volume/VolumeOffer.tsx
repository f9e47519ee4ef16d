import type { Volume, VolumeTransfer } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { CopyButton } from '@skydeck/react-bindings/copy-button';
import { Dialog } from '@skydeck/react-bindings/dialog';
import { useState } from 'react';
import { Properties, Property } from '../../kit/details/index.ts';
import { useFormShell } from '../../kit/form/index.ts';
import { ConfirmSecretSaved, ShownOnce, useConfirmSecretSaved, useCopied } from '../../kit/one-time-secret/index.ts';
import { Mono } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { volumes, volumeWords } from './volume.ts';

/** The id and the key of an offer. Nobody has the key again. */
export function VolumeOffer({ volume, made }: { volume: Volume; made: VolumeTransfer }) {
  const t = useText(volumeWords);
  const shell = useFormShell();
  const [isKept, setKept] = useState(false);
  const close = () => shell.done({ kind: 'updated', resource: volumes.name, id: volume.id });
  const { ask, question } = useConfirmSecretSaved(!isKept, close);
  const box = useCopied<HTMLDivElement>(made.auth_key, () => setKept(true));
  const leave = () => (isKept ? close() : ask());
  const shown = [
    { label: t('field.transfer_id'), value: made.transfer_id },
    { label: t('field.key'), value: made.auth_key },
  ];
  return (
    <>
      <Dialog open heading={t('transfer.made', { name: volume.name })} onSkyClose={leave}>
        <ShownOnce ref={box}>
          <Alert tone="warning">{t('transfer.once')}</Alert>
          <Properties>
            {shown.map(({ label, value }) => (
              <Property key={label} label={label}>
                <Mono>{value}</Mono> <CopyButton value={value} label={t('transfer.copy', { what: label })} />
              </Property>
            ))}
          </Properties>
        </ShownOnce>
        <Button slot="footer" variant="primary" onClick={leave}>
          {t('transfer.close')}
        </Button>
      </Dialog>
      <ConfirmSecretSaved {...question} />
    </>
  );
}
