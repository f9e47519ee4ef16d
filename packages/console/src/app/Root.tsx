import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { theme } from '../preferences/theme.ts';
import { useGuardedLeaving } from '../kit/navigation/index.ts';
import { setProductName } from '../kit/page/index.ts';
import { lazyComponent } from '../kit/connectivity/lazy-component.tsx';
import { session } from '../session/index.ts';
import { Idle } from '../layout/idle/Idle.tsx';
import { CoverWhile } from '../layout/over/Cover.tsx';
import { useFocusOnNavigation } from '../layout/navigation/useFocusOnNavigation.ts';
import { useGlobalShortcuts } from '../layout/dialogs/useGlobalShortcuts.ts';
import { Dialogs } from '../layout/dialogs/Dialogs.tsx';

const SignInAgain = lazyComponent(async () => (await import('../screens/login/SignInAgain.tsx')).SignInAgain);

/**
 * A page of somebody else's that frames a form was not allowed the console: what leads there from a form's address (a way
 * home, a way back) leads to nothing. Only documents below /iframe are framed at all; this is about where they go then.
 */
const isInFrame = () => window.parent !== window;
// The router takes capitals and slashes at the end for the same address.
const mayBeFramed = (pathname: string) => /^\/iframe\/(?!sign-in\/*$)./i.test(pathname);

/** Around every page, signed in or not. */
export function Root() {
  const { pathname } = useLocation();
  return isInFrame() && !mayBeFramed(pathname) ? null : <Page />;
}

function Page() {
  const { current } = useSnapshot(theme);
  useEffect(() => {
    if (current) setProductName(current.productTitle);
  }, [current]);
  // A frame asks in its own way.
  const isOver = useSnapshot(session).phase === 'interrupted' && !isInFrame();
  useGuardedLeaving();
  useFocusOnNavigation();
  useGlobalShortcuts();
  return (
    <>
      <CoverWhile on={isOver}>
        <Suspense>
          <Outlet />
        </Suspense>
        <Dialogs />
        <Idle />
      </CoverWhile>
      {isOver && <SignInAgain />}
    </>
  );
}
