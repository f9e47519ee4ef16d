import { sessionApi } from '@skydeck/contract';
import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { call } from '../../kit/data/client.ts';
import { keepsFocus } from '../../layout/navigation/useFocusOnNavigation.ts';
import { loadTheme } from '../../preferences/theme.ts';
import { memory } from '../../session/index.ts';
import type { Provider } from '../auth/leave.ts';

/** The domain of the address, else the one last used; its identity providers and its brand. */
export function useDomain(isInAddress: boolean, known?: string) {
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
