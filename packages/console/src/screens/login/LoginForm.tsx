import { sessionApi, SignedOut } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { TextField } from '@skydeck/react-bindings/text-field';
import building from 'lucide-static/icons/building.svg?raw';
import { type ComponentRef, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { loadTheme } from '../../preferences/theme.ts';
import { call } from '../../kit/data/client.ts';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { textOfError } from '../../kit/failure/problem-text.ts';
import { useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';
import { memory, signIn } from '../../session/index.ts';
import { keepsFocus } from '../../layout/navigation/useFocusOnNavigation.ts';
import type { Provider } from '../auth/leave.ts';
import * as css from './login.css.ts';
import { secondsToWait } from './login-text.ts';
import { ProviderFailure, Providers } from './Providers.tsx';
import { loginWords } from './words.ts';

registerIcons({ building });

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
  /** What is to be said before anybody has tried. */
  readonly children?: ReactNode;
}

const wrongPassword = new SignedOut('', { code: 'wrong_credentials' });

export function LoginForm({
  isFramed = false,
  withProviders = !isFramed,
  isCovered = false,
  again,
  children,
}: LoginFormProps) {
  const t = useText(loginWords);
  const words = useText(kitWords);
  const [search] = useSearchParams();
  const { domain, changeDomain, providers } = useDomain(!isFramed, again?.domain);
  const [username, setUsername] = useState(again?.username ?? '');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [challenge, setChallenge] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const secret = useRef<ComponentRef<typeof TextField>>(null);

  const isKnown = again !== undefined;
  useEffect(() => {
    if (isKnown || tries > 0) void secret.current?.updateComplete.then(() => secret.current?.focus());
  }, [tries, isKnown]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    setOver(false);
    try {
      await signIn({ username, password, ...(domain && { domain }) }, search.get('project_id'));
    } catch (error) {
      setPassword('');
      const asked = challengeIn(error);
      if (asked !== null) return setChallenge(asked);
      setFailure(error);
      setTries((before) => before + 1);
    } finally {
      setBusy(false);
    }
  }

  if (challenge !== null)
    return (
      <CodeForm
        challenge={challenge}
        askedProject={search.get('project_id')}
        onBack={(isOver) => {
          setChallenge(null);
          setOver(isOver);
        }}
      />
    );

  const seconds = secondsToWait(failure);
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)}>
      {!again && (
        <div>
          <h1 className={css.title} tabIndex={-1}>
            {t('title')}
          </h1>
          <p className={css.subtitle}>{search.get('logout') === 'true' ? t('signed_out') : t('subtitle')}</p>
        </div>
      )}
      {failure === null && children}
      {failure === null && <ProviderFailure />}
      {over && (
        <Alert tone="warning" live>
          {t('code.over')}
        </Alert>
      )}
      {failure !== null && (
        <Alert tone="danger" live heading={t('failed')}>
          {seconds === null ? textOfError(words, isCovered ? wrongPassword : failure) : t('wait', { count: seconds })}
        </Alert>
      )}
      <DomainField domain={domain} onChange={changeDomain} />
      <TextField
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
        value={password}
        onInput={(event) => setPassword(textOf(event))}
      />
      <Button type="submit" variant="primary" size="large" busy={busy}>
        {t('submit')}
      </Button>
      {withProviders && <Providers domain={domain} providers={providers} inWindow={again !== undefined} />}
    </form>
  );
}

/** The password was right, and a second step follows. */
function challengeIn(error: unknown): string | null {
  if (!(error instanceof SignedOut) || error.code !== 'second_factor_required') return null;
  const { challenge } = error.values;
  return typeof challenge === 'string' ? challenge : null;
}

/** A domain that is known is shown, and changed on demand: most people never do. */
function DomainField({ domain, onChange }: { domain: string; onChange: (domain: string) => void }) {
  const t = useText(loginWords);
  const [open, setOpen] = useState(domain === '');
  const [text, setText] = useState(domain);
  return (
    <TextField
      label={t('domain')}
      note={open ? t('domain.optional') : ''}
      hint={open ? t('domain.hint') : ''}
      name="domain"
      size="large"
      autocomplete="organization"
      spellCheck="false"
      readOnly={!open}
      value={text}
      onInput={(event) => setText(textOf(event))}
      onChange={(event) => onChange(textOf(event).trim())}
    >
      <Icon slot="start" name="building" />
      {!open && (
        <Button slot="end" variant="link" size="small" onClick={() => setOpen(true)}>
          {t('domain.change')}
        </Button>
      )}
    </TextField>
  );
}

/** The domain of the address, else the one last used; its identity providers and its brand. */
function useDomain(isInAddress: boolean, known?: string) {
  const { domainName } = useParams();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [domain, setDomain] = useState(known ?? domainName ?? memory.domain() ?? '');
  const [providers, setProviders] = useState<readonly Provider[]>([]);

  useEffect(() => {
    const leave = new AbortController();
    // Without providers there is still the local account: no reason to say more.
    call(sessionApi.providers, { query: { domain: domain || 'default' }, signal: leave.signal }).then(
      ({ data }) => setProviders(data),
      () => setProviders([]),
    );
    return () => leave.abort();
  }, [domain]);

  function changeDomain(next: string) {
    setDomain(next);
    if (!isInAddress) return;
    void loadTheme(next || null).catch(() => {});
    void navigate(
      { pathname: next ? `/login/${encodeURIComponent(next)}` : '/login', search: search.toString() },
      { replace: true, state: keepsFocus },
    );
  }
  return { domain, changeDomain, providers };
}
