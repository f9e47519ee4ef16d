import { signInFailures, signInWindowOf } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import idCard from 'lucide-static/icons/id-card.svg?raw';
import { useSearchParams } from 'react-router-dom';
import { windowHost } from '../../session/frame-host.ts';
import { useText } from '../../kit/text/index.ts';
import { beginAddress, beginInWindow, type Provider, rememberTarget } from '../auth/leave.ts';
import * as css from './login.css.ts';
import { loginWords } from './words.ts';

registerIcons({ 'id-card': idCard });

interface ProvidersProps {
  readonly domain: string;
  readonly providers: readonly Provider[];
  /** The page stays, and goes on when somebody has signed in in a window. */
  readonly inWindow?: boolean;
}

/** The identity providers of a domain, below the form; nothing where there are none. */
export function Providers({ domain, providers, inWindow = false }: ProvidersProps) {
  const t = useText(loginWords);
  const [query] = useSearchParams();
  const host = windowHost();
  // Out of a frame's window the way leads back into it, whatever its opener has put into the address.
  const search = host === null ? query : new URLSearchParams({ redirectUrl: signInWindowOf(host) });
  if (providers.length === 0) return null;
  return (
    <>
      <p className={css.or}>
        <span>{t('or')}</span>
      </p>
      <div className={css.providers}>
        {providers.map((provider) => (
          <Button
            key={provider.id}
            size="large"
            {...(inWindow
              ? { onClick: () => beginInWindow(domain, provider) }
              : { href: beginAddress(provider, search), onClick: () => rememberTarget(domain, search) })}
          >
            <Icon slot="start" name="id-card" size={18} />
            {t('provider.with', { name: provider.name })}
          </Button>
        ))}
      </div>
    </>
  );
}

/** Why a sign-in by a provider came to nothing, when that is where the person comes from. */
export function ProviderFailure() {
  const t = useText(loginWords);
  const [search] = useSearchParams();
  if (search.get('failed') !== 'true') return null;
  const reason = signInFailures.find((one) => one === search.get('reason')) ?? 'refused';
  return (
    <Alert tone="danger" live heading={t('failed')}>
      {t(`provider.failed.${reason}`)}
    </Alert>
  );
}
