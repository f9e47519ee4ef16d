import { Alert } from '@skydeck/react-bindings/alert';
import { CopyButton } from '@skydeck/react-bindings/copy-button';
import { Mono } from '../../../kit/page/index.ts';
import { useText } from '../../../kit/text/index.ts';
import * as account from '../account.css.ts';
import { OneTimeSecretDialog } from '../OneTimeSecretDialog.tsx';
import * as css from './security.css.ts';
import { securityWords } from './words.ts';

/** The only time that recovery codes show. */
export function CodesDialog({ codes, onClosed }: { codes: readonly string[]; onClosed: () => void }) {
  const t = useText(securityWords);
  const text = codes.join('\n');
  return (
    <OneTimeSecretDialog heading={t('codes.title')} keptLabel={t('codes.kept')} onClosed={onClosed}>
      <Alert tone="warning">{t('codes.text')}</Alert>
      <ul className={css.codes} aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>
            <Mono>{code}</Mono>
          </li>
        ))}
      </ul>
      <div className={account.actions}>
        <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`} download="recovery-codes.txt">
          {t('codes.download')}
        </a>
        <CopyButton value={text} label={t('codes.copy')} />
      </div>
    </OneTimeSecretDialog>
  );
}
