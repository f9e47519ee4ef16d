import { accountApi } from '@skydeck/contract';
import { useState } from 'react';
import { call } from '../../../kit/data/client.ts';
import { notify } from '../../../kit/notify/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { CodesDialog } from './CodesDialog.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { securityWords } from './words.ts';

/** New recovery codes in place of those from before. */
export function NewCodesDialog({ onClosed }: { onClosed: () => void }) {
  const t = useText(securityWords);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [hasLeft, setHasLeft] = useState(false);
  if (codes && hasLeft) return <CodesDialog codes={codes} onClosed={onClosed} />;
  return (
    <ProofDialog
      heading={t('codes.renew')}
      description={t('codes.renew_text')}
      submitLabel={t('codes.renew')}
      onProof={async (body) => setCodes((await call(accountApi.renewRecoveryCodes, { body })).codes)}
      onClosed={() => (codes ? setHasLeft(true) : onClosed())}
    />
  );
}

export function TurnOffDialog({ onClosed }: { onClosed: () => void }) {
  const t = useText(securityWords);
  return (
    <ProofDialog
      heading={t('factor.turn_off')}
      description={t('factor.turn_off_text')}
      submitLabel={t('factor.turn_off')}
      onProof={async (body) => {
        await call(accountApi.turnOffSecondFactor, { body });
        notify('success', t('factor.turned_off'));
      }}
      onClosed={onClosed}
    />
  );
}
