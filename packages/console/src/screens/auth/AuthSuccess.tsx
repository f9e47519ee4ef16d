import { Navigate, useSearchParams } from 'react-router-dom';
import { safeRedirect } from '../../shell/guard.rules.ts';

/** After an identity provider let somebody in: on to where they wanted to go. */
export function AuthSuccess() {
  const [search] = useSearchParams();
  return <Navigate to={safeRedirect(search.get('redirectUrl'))} replace />;
}
