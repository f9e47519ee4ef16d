import { type MouseEvent, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { abilities, can } from '../kit/abilities.ts';
import { later } from '../kit/later.tsx';
import { useHandles } from '../kit/navigation/index.ts';
import { useText } from '../kit/text/index.ts';
import { session } from '../session/index.ts';
import { useCurrentArea } from './areas.ts';
import { BottomBar } from './BottomBar.tsx';
import { judge } from './guard.rules.ts';
import { Header } from './Header.tsx';
import { LinkBanner } from './LinkBanner.tsx';
import { loginPath } from './login-path.ts';
import { Overlay } from './Overlay.tsx';
import { Rail } from './Rail.tsx';
import { SectionMenu } from './SectionMenu.tsx';
import * as css from './shell.css.ts';
import { Toasts } from './Toasts.tsx';
import { TransferHost } from './transfers/TransferHost.tsx';
import { useAskedProject } from './useAskedProject.ts';
import { useWindowKeys } from './useConsoleKeys.ts';
import { useFullView } from './useFullView.ts';
import { shellWords } from './words.ts';

const FullViewLeave = later(async () => (await import('./FullViewLeave.tsx')).FullViewLeave);

/** The secure layout: guard first, then header, rail, section menu and the sheet with the page. */
export function PageShell() {
  const situation = useSnapshot(session);
  const { loaded } = useSnapshot(abilities.state);
  const location = useLocation();
  const isAnotherAsked = useAskedProject();
  const handles = useHandles();
  const verdict = judge({ ...situation, abilitiesLoaded: loaded }, location.pathname, handles, ({ subject, action }) =>
    can(subject, action),
  );

  if (verdict.kind === 'login') return <Navigate to={loginPath(null, location)} replace />;
  if (verdict.kind === 'access-disabled') return <Navigate to="/access-disabled" replace />;
  // Half of the facts are those of the old scope.
  if (isAnotherAsked || situation.isSwitchingScope) return <Layout waiting={false} switching />;
  if (verdict.kind === 'home') return <Navigate to="/" replace />;
  if (verdict.kind === 'denied')
    return <Navigate to="/error403" replace state={{ guard: verdict.guard, from: location.pathname }} />;
  return <Layout waiting={verdict.kind === 'wait'} switching={false} />;
}

/** The page has a <base>: followed, the link would lead to the start page. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

function Layout({ waiting, switching }: { waiting: boolean; switching: boolean }) {
  const t = useText(shellWords);
  const { projectId } = useSnapshot(session);
  useWindowKeys();
  const area = useCurrentArea();
  const { isFull } = useFullView();
  const withMenu = area && area.entries.length > 0 ? area : null;
  return (
    <div className={isFull ? css.full : withMenu ? css.shell : css.shellWithoutSection}>
      {!isFull && (
        <>
          <a className={css.skip} href="#content" onClick={skip}>
            {t('skip')}
          </a>
          <Header />
          <Rail />
          {withMenu && <SectionMenu area={withMenu} />}
        </>
      )}
      <main id="content" className={css.sheet} tabIndex={-1}>
        <LinkBanner />
        {/* Another project is another world: nothing of the old one may stay on the page. */}
        {!waiting && !switching && (
          <Suspense>
            <Outlet key={projectId ?? ''} />
          </Suspense>
        )}
      </main>
      {isFull ? <FullViewLeave /> : <BottomBar />}
      <Toasts />
      <TransferHost />
      {(waiting || switching) && <Overlay label={t(waiting ? 'signing_in' : 'switching')} />}
    </div>
  );
}
