import { publicKeyProblem, readPublicKey, sshKeyTypeName, sshKeyWarning } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Status } from '@skydeck/react-bindings/status';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { useText } from '../../kit/text/index.ts';
import * as css from './ssh-key.css.ts';
import { sshKeyWords } from './ssh-key.ts';

const Fingerprint = lazyComponent(async () => (await import('./Fingerprint.tsx')).Fingerprint);

/** What a key that was written is: it shows while somebody types. */
export function KeyFacts({ publicKey }: { readonly publicKey: string }) {
  const t = useText(sshKeyWords);
  const key = publicKeyProblem(publicKey) === null ? readPublicKey(publicKey) : null;
  const warning = key && sshKeyWarning(key);
  return (
    <div className={css.facts} role="status">
      {key && (
        <span className={css.fact}>
          <Status state={warning ? 'warning' : 'healthy'} label={sshKeyTypeName(key.type, key.bits)} />
          <Fingerprint blob={key.blob} />
        </span>
      )}
      {warning && <Alert tone="warning">{t(`weak.${warning}`)}</Alert>}
    </div>
  );
}
