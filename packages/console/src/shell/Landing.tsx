import { Navigate, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { abilities } from '../kit/abilities.ts';
import { session } from '../session/index.ts';
import { landingOf } from './guard.rules.ts';
import { loginPath } from './login-path.ts';

/** `/`: sends everybody to where they can do something. */
export function Landing() {
  const { phase, domainMode, accessDisabled } = useSnapshot(session);
  const { loaded, allowed } = useSnapshot(abilities.state);
  const location = useLocation();
  if (accessDisabled) return <Navigate to="/access-disabled" replace />;
  if (phase === 'signed-out') return <Navigate to={loginPath(null, location)} replace />;
  if (phase !== 'signed-in' || !loaded) return null;
  const hasCompute = Object.keys(allowed).some((subject) => subject.startsWith('compute_'));
  return <Navigate to={landingOf({ domainMode, hasCompute })} replace />;
}
