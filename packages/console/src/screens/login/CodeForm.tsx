import { accountApi, checkCode, SignedOut } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { TextField } from '@skydeck/react-bindings/text-field';
import { type ComponentRef, type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../kit/data/client.ts';
import { textOfError, textOfProblem } from '../../kit/failure/problem-text.ts';
import { problemWords } from '../../kit/problems/words.ts';
import { useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';
import { enterAs } from '../../session/index.ts';
import * as css from './login.css.ts';
import { secondsToWait } from './login-text.ts';
import { loginWords } from './words.ts';

interface CodeFormProps {
  /** What the password was answered with. */
  readonly challenge: string;
  readonly askedProject: string | null;
  /** Back to the password; `over`: the challenge is good no more. */
  readonly onBack: (over: boolean) => void;
}

/** The second step of signing in: a code of the authenticator, or a recovery code. */
export function CodeForm({ challenge, askedProject, onBack }: CodeFormProps) {
  const t = useText(loginWords);
  const words = useText(kitWords);
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const { malformed, failure, busy, tries, send, clear } = useCodeAttempt(challenge, askedProject, () => onBack(true));
  const field = useRef<ComponentRef<typeof TextField>>(null);
  // An element that has just been made has nothing inside yet that could take the focus.
  const focusCode = () => void field.current?.updateComplete.then(() => field.current?.focus());

  useEffect(focusCode, [isRecovery, tries]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(code, () => setCode(''));
  };

  return (
    <form className={css.form} onSubmit={submit}>
      <div>
        <h1 className={css.title} tabIndex={-1}>
          {t('code.title')}
        </h1>
        <p className={css.subtitle}>{t(isRecovery ? 'code.recovery_text' : 'code.text')}</p>
      </div>
      {failure !== null && (
        <Alert tone="danger" live heading={t('failed')}>
          <Reason failure={failure} fallback={textOfError(words, failure)} />
        </Alert>
      )}
      <TextField
        // After a refusal a new one: it is empty, and nobody has left it so.
        key={`code-${tries}`}
        ref={field}
        label={t(isRecovery ? 'code.recovery_label' : 'code.label')}
        name="code"
        size="large"
        required
        autocomplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        spellCheck="false"
        value={code}
        error={malformed}
        onInput={(event) => {
          setCode((event.target as HTMLInputElement).value);
          clear();
        }}
      />
      <Button type="submit" variant="primary" size="large" busy={busy}>
        {t('submit')}
      </Button>
      <Button
        variant="link"
        onClick={() => {
          setCode('');
          clear();
          setRecovery(!isRecovery);
        }}
      >
        {t(isRecovery ? 'code.use_authenticator' : 'code.use_recovery')}
      </Button>
      <Button variant="link" onClick={() => onBack(false)}>
        {t('code.back')}
      </Button>
    </form>
  );
}

/** Tries to sign in with a code; what came of it. */
function useCodeAttempt(challenge: string, askedProject: string | null, onOver: () => void) {
  const say = useText(problemWords);
  const [malformed, setMalformed] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);

  async function send(code: string, onRefused: () => void) {
    // Not sent: it would count as a wrong one.
    const problem = checkCode(code, 'any');
    if (problem) return setMalformed(textOfProblem(say, problem));
    setBusy(true);
    setFailure(null);
    try {
      await enterAs(() => call(accountApi.signInSecondStep, { body: { challenge, code } }), askedProject);
    } catch (error) {
      if (error instanceof SignedOut && error.code === 'second_factor_over') return onOver();
      setFailure(error);
      onRefused();
      setTries((before) => before + 1);
    } finally {
      setBusy(false);
    }
  }

  return { malformed, failure, busy, tries, send, clear: () => setMalformed('') };
}

function Reason({ failure, fallback }: { failure: unknown; fallback: string }) {
  const t = useText(loginWords);
  const seconds = secondsToWait(failure);
  if (seconds !== null) return t('wait', { count: seconds });
  return failure instanceof SignedOut && failure.code === 'wrong_code' ? t('code.wrong') : fallback;
}
