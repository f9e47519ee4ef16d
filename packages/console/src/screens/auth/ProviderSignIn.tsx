import { sessionApi } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { useEffect, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { call } from '../../kit/data/client.ts';
import { LinkButton } from '../../kit/page/index.ts';
import { textOfError } from '../../kit/failure/problem-text.ts';
import { useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';
import { session } from '../../session/index.ts';
import { safeRedirect } from '../../kit/permissions/guard.rules.ts';
import { Overlay } from '../../layout/Overlay.tsx';
import { ErrorScreen } from '../errors/ErrorScreen.tsx';
import { ReloadButton } from '../errors/buttons.tsx';
import { loginWords } from '../login/words.ts';
import { beginAddress, type Provider, rememberTarget } from './leave.ts';
import { loginPathOf } from './redirect-memory.ts';

type Found = { readonly provider: Provider | null } | { readonly failure: unknown } | null;

/**
 * `/login/{domain}/{provider}`: goes to the provider at once. With `logout=true`, after a sign-out there, it stays and has a
 * way in again: to go on by itself would sign in whoever has just signed out.
 */
export function ProviderSignIn() {
  const t = useText(loginWords);
  const words = useText(kitWords);
  const { domainName = '', idp = '' } = useParams();
  const [search] = useSearchParams();
  const { phase } = useSnapshot(session);
  const found = useProvider(domainName, idp);
  const isSignedOut = search.get('logout') === 'true';
  const isIn = phase === 'signed-in' && !isSignedOut;
  const provider = found && 'provider' in found ? found.provider : null;
  const begin = provider && beginAddress(provider, search);

  useDeparture(isSignedOut || isIn ? null : begin, domainName, search);

  if (isIn) return <Navigate to={safeRedirect(search.get('redirectUrl'))} replace />;
  if (found && 'failure' in found)
    return (
      <ErrorScreen art="gate" title={t('provider.away')} text={textOfError(words, found.failure)}>
        <ReloadButton />
      </ErrorScreen>
    );
  const others = `${loginPathOf(domainName)}?${new URLSearchParams({ redirectUrl: safeRedirect(search.get('redirectUrl')) }).toString()}`;
  if (found && !provider)
    return (
      <ErrorScreen art="gate" title={t('provider.unknown')} text={t('provider.unknown_text')} requestId={null}>
        <LinkButton variant="primary" size="large" to={others}>
          {t('provider.others')}
        </LinkButton>
      </ErrorScreen>
    );
  if (isSignedOut && provider && begin !== null)
    return (
      <ErrorScreen
        art="gate"
        title={t('signed_out')}
        text={t(search.has('kept') ? 'provider.kept_text' : 'provider.signed_out_text')}
        requestId={null}
      >
        <Button variant="primary" size="large" href={begin} onClick={() => rememberTarget(domainName, search)}>
          {t('provider.with', { name: provider.name })}
        </Button>
        <LinkButton size="large" to={others}>
          {t('provider.others')}
        </LinkButton>
      </ErrorScreen>
    );
  return <Overlay label={t('provider.going')} />;
}

/** Goes to the provider, once it is known where it is. */
function useDeparture(begin: string | null, domainName: string, search: URLSearchParams): void {
  useEffect(() => {
    if (begin === null) return;
    rememberTarget(domainName, search);
    // In the place of this page: back shall lead away from here, not into it again.
    location.replace(begin);
  }, [begin, domainName, search]);
}

/** One of the domain's, by its id. */
function useProvider(domain: string, id: string): Found {
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    const leave = new AbortController();
    call(sessionApi.providers, { query: { domain }, signal: leave.signal }).then(
      ({ data }) => setFound({ provider: data.find((one) => one.id === id) ?? null }),
      (failure: unknown) => {
        if (!leave.signal.aborted) setFound({ failure });
      },
    );
    return () => leave.abort();
  }, [domain, id]);
  return found;
}
