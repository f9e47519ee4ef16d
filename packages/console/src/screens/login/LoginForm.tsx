import { CallError, SignedOut } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { TextField } from '@skydeck/react-bindings/text-field';
import { type ComponentRef, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { textOfError } from '../../kit/failure/problem-text.ts';
import { useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';
import { DomainField } from './DomainField.tsx';
import * as css from './login.css.ts';
import { secondsToWait } from './login-text.ts';
import { ProviderFailure, Providers } from './Providers.tsx';
import { useDomain } from './useDomain.ts';
import { useSignInAttempt } from './useSignInAttempt.ts';
import { loginWords } from './words.ts';

const CodeForm = lazyComponent(async () => (await import('./CodeForm.tsx')).CodeForm);

const textOf = (event: Event) => (event.target as HTMLInputElement).value;

interface LoginFormProps {
  /** Inside another page's frame or a frame's window, whose own address must stay. */
  readonly isFramed?: boolean;
  /** A provider shows its own page in no frame. */
  readonly withProviders?: boolean;
  /** Something lies over it: it takes the room that it takes after a wrong password, whatever it was. */
  readonly isCovered?: boolean;
  /** Over the page of somebody whose session is over: it has said so, and a provider gets a window, for the page stays. */
  readonly again?: { readonly username: string; readonly domain: string };
  /** What the sign-in is for, where it is for something else than the console. */
  readonly subtitle?: string;
  /** What is to be said before anybody has tried. */
  readonly children?: ReactNode;
}

const WRONG = 'wrong_credentials';
const wrongPassword = new SignedOut('', { code: WRONG });
const isWrong = (failure: unknown) => failure instanceof CallError && failure.code === WRONG;

export function LoginForm({
  isFramed = false,
  withProviders = !isFramed,
  isCovered = false,
  again,
  subtitle,
  children,
}: LoginFormProps) {
  const t = useText(loginWords);
  const [search] = useSearchParams();
  const { domain, changeDomain, providers } = useDomain(!isFramed, again?.domain);
  const askedProject = search.get('project_id');
  const attempt = useSignInAttempt(askedProject);
  const { challenge, failure, tries } = attempt;
  const [username, setUsername] = useState(again?.username ?? '');
  const user = useRef<ComponentRef<typeof TextField>>(null);
  const secret = useRef<ComponentRef<typeof TextField>>(null);

  const isKnown = again !== undefined;
  // Nothing else can be done here: the focus is where somebody begins to write.
  useEffect(() => {
    const first = isKnown || tries > 0 ? secret.current : user.current;
    if (!isCovered) void first?.updateComplete.then(() => first.focus());
  }, [tries, isKnown, isCovered]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt.send({ username, ...(domain && { domain }) });
  };

  if (challenge !== null)
    return <CodeForm challenge={challenge} askedProject={askedProject} onBack={attempt.backFromCode} />;

  return (
    <form className={css.form} onSubmit={submit}>
      {!again && <LoginHeading isSignedOut={search.get('logout') === 'true'} subtitle={subtitle} />}
      {failure === null && children}
      {failure === null && <ProviderFailure />}
      {attempt.isOver && (
        <Alert tone="warning" live>
          {t('code.over')}
        </Alert>
      )}
      {failure !== null && <LoginFailure failure={failure} isCovered={isCovered} domain={again ? '' : domain} />}
      <DomainField domain={domain} onChange={changeDomain} />
      <TextField
        ref={user}
        label={t('username')}
        name="username"
        size="large"
        required
        autocomplete="username"
        spellCheck="false"
        value={username}
        onInput={(event) => setUsername(textOf(event))}
      />
      <TextField
        // After a refusal a new one: it is empty, and nobody has left it so.
        key={`password-${tries}`}
        ref={secret}
        label={t('password')}
        name="password"
        size="large"
        type="password"
        required
        autocomplete="current-password"
        value={attempt.password}
        onInput={(event) => attempt.setPassword(textOf(event))}
      />
      <Button type="submit" variant="primary" size="large" busy={attempt.busy}>
        {t('submit')}
      </Button>
      {withProviders && <Providers domain={domain} providers={providers} inWindow={again !== undefined} />}
    </form>
  );
}

function LoginHeading({ isSignedOut, subtitle }: { isSignedOut: boolean; subtitle: string | undefined }) {
  const t = useText(loginWords);
  return (
    <div>
      <h1 className={css.title} tabIndex={-1}>
        {t('title')}
      </h1>
      <p className={css.subtitle}>{isSignedOut ? t('signed_out') : (subtitle ?? t('subtitle'))}</p>
    </div>
  );
}

interface LoginFailureProps {
  readonly failure: unknown;
  readonly isCovered: boolean;
  /** The one that may be the wrong one: chosen by itself, since somebody signed in to it last. */
  readonly domain: string;
}

function LoginFailure({ failure, isCovered, domain }: LoginFailureProps) {
  const t = useText(loginWords);
  const words = useText(kitWords);
  const seconds = secondsToWait(failure);
  // What lies under a refusal is as high as after a wrong password.
  const told = isCovered ? wrongPassword : failure;
  return (
    <Alert tone="danger" live heading={t('failed')}>
      {seconds === null ? textOfError(words, told) : t('wait', { count: seconds })}
      {isWrong(told) && domain !== '' && <div>{t('failed_in', { domain })}</div>}
    </Alert>
  );
}
