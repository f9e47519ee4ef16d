import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { memory, session } from '../../session/index.ts';
import { safeRedirect } from '../../kit/permissions/guard.rules.ts';
import { redirectMemory } from './redirect-memory.ts';

/**
 * After an identity provider let somebody in. The session was taken up as the page began, in the project that the address
 * names; now the domain is remembered, and it goes on to where they wanted to go.
 */
export function AuthSuccess() {
  const [search] = useSearchParams();
  const { phase, accessDisabled } = useSnapshot(session);
  const { domain, successRedirect } = redirectMemory.read(search);
  const isIn = phase === 'signed-in';

  useEffect(() => {
    if (domain) memory.setDomain(domain);
    if (isIn) redirectMemory.forget();
  }, [domain, isIn]);

  if (accessDisabled) return <Navigate to="/access-disabled" replace />;
  // No session, though the provider has said yes: the cookie did not come with us.
  if (!isIn) return <Navigate to={`/auth/failed?${search.toString()}`} replace />;
  return <Navigate to={safeRedirect(successRedirect)} replace />;
}
