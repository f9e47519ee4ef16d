import { Navigate, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { settings } from '../areas/settings/index.ts';
import { abilities } from '../kit/permissions/abilities.ts';
import { session } from '../session/index.ts';
import { landingOf } from '../kit/permissions/guard.rules.ts';
import { loginPath } from '../layout/navigation/login-path.ts';
import { useSections } from '../layout/navigation/sections.ts';

/** `/`: sends everybody to where they can do something. */
export function Landing() {
  const { phase, domainMode, accessDisabled, isSwitchingScope } = useSnapshot(session);
  const { loaded, allowed } = useSnapshot(abilities.state);
  const location = useLocation();
  const sections = useSections(settings);
  if (accessDisabled) return <Navigate to="/access-disabled" replace />;
  if (phase === 'signed-out') return <Navigate to={loginPath(null, location)} replace />;
  // What is allowed is that of the old scope until the new one is entered.
  if (phase !== 'signed-in' || !loaded || isSwitchingScope) return null;
  const [first] = sections.flatMap(({ entries }) => entries);
  const landing = landingOf({
    domainMode,
    settingsPath: first ? `/${settings.path}/${first.path}` : null,
    hasCompute: Object.keys(allowed).some((subject) => subject.startsWith('compute_')),
    hasS3: allowed['s3_enable']?.includes('read') ?? false,
  });
  // Whoever comes here once more, before they were sent on, is to be sent on again.
  return <Navigate key={location.key} to={landing} replace />;
}
