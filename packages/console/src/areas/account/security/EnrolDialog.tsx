import { accountApi, type Enrolment } from '@skydeck/contract';
import { CopyButton } from '@skydeck/react-bindings/copy-button';
import { PasswordField } from '@skydeck/react-bindings/password-field';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useState } from 'react';
import { call } from '../../../kit/data/client.ts';
import { useFields, useForm } from '../../../kit/form/index.ts';
import { Mono } from '../../../kit/page/index.ts';
import { useText } from '../../../kit/text/index.ts';
import * as account from '../account.css.ts';
import { FormInDialog } from '../FormInDialog.tsx';
import { accountWords } from '../words.ts';
import { CodesDialog } from './CodesDialog.tsx';
import { QrPicture } from './QrPicture.tsx';
import { authenticatorForm, ownPasswordForm } from './security.forms.ts';
import * as css from './security.css.ts';
import { securityWords } from './words.ts';

type Stage =
  | { readonly kind: 'password' }
  | { readonly kind: 'scan'; readonly enrolment: Enrolment }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

interface StageProps<Result> {
  /** Called when the dialog has left; null: the person does not go on. */
  readonly onLeft: (result: Result | null) => void;
}

/** The password, the secret with a code made from it, the recovery codes: then it counts. */
export function EnrolDialog({ onClosed }: { onClosed: () => void }) {
  const [stage, setStage] = useState<Stage>({ kind: 'password' });
  if (stage.kind === 'password')
    return <PasswordStage onLeft={(enrolment) => (enrolment ? setStage({ kind: 'scan', enrolment }) : onClosed())} />;
  if (stage.kind === 'scan')
    return (
      <ScanStage
        enrolment={stage.enrolment}
        onLeft={(codes) => (codes ? setStage({ kind: 'codes', codes }) : onClosed())}
      />
    );
  return <CodesDialog codes={stage.codes} onClosed={onClosed} />;
}

function PasswordStage({ onLeft }: StageProps<Enrolment>) {
  const t = useText(securityWords);
  const words = useText(accountWords);
  const [result, setResult] = useState<Enrolment | null>(null);
  const form = useForm(ownPasswordForm, {
    submit: async (body) => setResult(await call(accountApi.enrol, { body })),
  });
  const fields = useFields(form);
  return (
    <FormInDialog
      heading={t('enrol.title')}
      description={t('enrol.password_text')}
      submitLabel={t('enrol.next')}
      name="own-password"
      form={form}
      done={result !== null}
      onClosed={() => onLeft(result)}
    >
      <PasswordField
        label={words('password.current')}
        required
        autocomplete="current-password"
        {...fields.text('current_password')}
      />
    </FormInDialog>
  );
}

function ScanStage({ enrolment, onLeft }: StageProps<readonly string[]> & { readonly enrolment: Enrolment }) {
  const t = useText(securityWords);
  const words = useText(accountWords);
  const [result, setResult] = useState<readonly string[] | null>(null);
  const form = useForm(authenticatorForm, {
    submit: async (body) => setResult((await call(accountApi.confirmEnrolment, { body })).codes),
  });
  const fields = useFields(form);
  return (
    <FormInDialog
      heading={t('enrol.title')}
      description={t('enrol.scan_text')}
      submitLabel={t('factor.turn_on')}
      name="authenticator-code"
      form={form}
      done={result !== null}
      onClosed={() => onLeft(result)}
    >
      <div className={css.scan}>
        <QrPicture text={enrolment.address} label={t('enrol.picture', { account: enrolment.account })} />
        <div className={css.byHand}>
          <p className={account.text}>{t('enrol.by_hand')}</p>
          <p className={css.secret}>
            <Mono>{enrolment.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</Mono>
            <CopyButton value={enrolment.secret} label={t('enrol.copy_secret')} />
          </p>
          <p className={account.text}>{t('enrol.account', { account: enrolment.account })}</p>
        </div>
      </div>
      <TextField
        label={words('code')}
        hint={t('enrol.code_hint')}
        required
        inputMode="numeric"
        autocomplete="one-time-code"
        spellCheck="false"
        {...fields.text('code')}
      />
    </FormInDialog>
  );
}
