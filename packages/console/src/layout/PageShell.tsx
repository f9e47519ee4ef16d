import { type MouseEvent, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { abilities, can } from '../kit/permissions/abilities.ts';
import { lazyComponent } from '../kit/connectivity/lazy-component.tsx';
import { useHandles } from '../kit/navigation/index.ts';
import { useText } from '../kit/text/index.ts';
import { session } from '../session/index.ts';
import { useCurrentArea } from './navigation/areas.ts';
import { BottomBar } from './navigation/BottomBar.tsx';
import { decideAccess } from '../kit/permissions/guard.rules.ts';
import { Header } from './header/Header.tsx';
import { LinkBanner } from './notifications/LinkBanner.tsx';
import { loginPath } from './navigation/login-path.ts';
import { Overlay } from './Overlay.tsx';
import { Rail } from './navigation/Rail.tsx';
import { SectionMenu, SectionSelect } from './navigation/SectionMenu.tsx';
import { OnTitle } from '../kit/page/on-title.ts';
import { useNarrow } from './navigation/useNarrow.ts';
import * as css from './layout.css.ts';
import { Toasts } from './notifications/Toasts.tsx';
import { TransferHost } from './transfers/TransferHost.tsx';
import { useRequestedProject } from './project/useRequestedProject.ts';
import { useDialogShortcuts } from './dialogs/useGlobalShortcuts.ts';
import { useFullScreen } from './useFullScreen.ts';
import { layoutWords } from './words.ts';

const ExitFullScreen = lazyComponent(async () => (await import('./ExitFullScreen.tsx')).ExitFullScreen);

/** The secure layout: guard first, then header, rail, section menu and the sheet with the page. */
export function PageShell() {
  const situation = useSnapshot(session);
  const { loaded } = useSnapshot(abilities.state);
  const location = useLocation();
  const isAnotherAsked = useRequestedProject();
  const handles = useHandles();
  const area = useCurrentArea();
  const verdict = decideAccess({ ...situation, abilitiesLoaded: loaded }, area, handles, ({ subject, action }) =>
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

/** The page is on its way. What is told of it is told by the page itself. */
const PageSkeleton = () => (
  <div className={css.skeleton} aria-hidden="true">
    <span className={css.headBone} />
    <span className={css.bone} />
    <span className={css.bone} />
  </div>
);

/** The page has a <base>: followed, the link would lead to the start page. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

function Layout({ waiting, switching }: { waiting: boolean; switching: boolean }) {
  const t = useText(layoutWords);
  const { projectId, visit } = useSnapshot(session);
  useDialogShortcuts();
  const area = useCurrentArea();
  const { isFull } = useFullScreen();
  const isNarrow = useNarrow();
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
        {/* Another project, or another person, is another world: nothing of the old one may stay on the page. */}
        {!waiting && !switching && (
          <OnTitle value={withMenu && isNarrow && <SectionSelect area={withMenu} isOnTitle />}>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet key={`${visit} ${projectId ?? ''}`} />
            </Suspense>
          </OnTitle>
        )}
      </main>
      {isFull ? <ExitFullScreen /> : <BottomBar />}
      <Toasts />
      <TransferHost />
      {(waiting || switching) && <Overlay label={t(waiting ? 'signing_in' : 'switching')} />}
    </div>
  );
}
