import { canEncryptAnew, needsCertificate } from '@skydeck/contract';
import { Switch } from '@skydeck/react-bindings/switch';
import { TextArea } from '@skydeck/react-bindings/text-area';
import { type Form, FormSection, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { listenerOf, type PoolDraft } from './pool.form.ts';
import { poolWords } from './pool.ts';

interface Props {
  readonly form: Form<PoolDraft>;
  /** A pool that is there has its certificate: only another one is written. */
  readonly isNew: boolean;
}

/** What decrypts what clients send, where the load balancer does that. */
export function CertificateFields({ form, isNew }: Props) {
  const t = useText(poolWords);
  const { text, check } = useFields(form);
  const listener = listenerOf(form.draft);
  const mayEncrypt = isNew && canEncryptAnew(listener);
  if (!mayEncrypt && !needsCertificate(listener)) return null;
  return (
    <FormSection title={t('field.certificate')}>
      {mayEncrypt && <Switch appearance="card" label={t('field.tls')} hint={t('field.tls_hint')} {...check('tls')} />}
      {needsCertificate(listener) && (
        <>
          <TextArea
            label={t('field.certificate')}
            hint={t(isNew ? 'field.certificate_hint' : 'field.certificate_keep')}
            required={isNew}
            spellCheck="false"
            {...text('certificate')}
          />
          <TextArea
            label={t('field.private_key')}
            hint={t('field.private_key_hint')}
            required={isNew}
            spellCheck="false"
            {...text('privateKey')}
          />
        </>
      )}
    </FormSection>
  );
}
