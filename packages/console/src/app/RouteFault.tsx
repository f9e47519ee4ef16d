import { Button } from '@skydeck/react-bindings/button';
import { useEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { link } from '../session/link.ts';
import { sessionStore } from '../kit/data/browser-store.ts';
import { ChunkLoadError } from '../kit/connectivity/import-with-retry.ts';
import { lazyComponent } from '../kit/connectivity/lazy-component.tsx';
import { useText } from '../kit/text/index.ts';
import * as css from '../layout/layout.css.ts';
import { layoutWords } from '../layout/words.ts';

const ErrorScreen = lazyComponent(
  async () => (await import('../screens/errors/ErrorScreen.tsx')).ErrorScreen,
  <Plain />,
);

/** A fault of ours, a part that a newer build has replaced, or a page that was asked for while the server was away. */
export function RouteFault() {
  const error = useRouteError();
  const t = useText(layoutWords);
  const isOffline = useReturn();
  const isReloading = useNewPage(error instanceof ChunkLoadError && !isOffline);
  useEffect(() => console.error(error), [error]); // oxlint-disable-line no-console
  if (isOffline) return <Plain />;
  if (isReloading) return null;
  return (
    <ErrorScreen art="lost" title={t('fault.title')} text={t('fault.text')}>
      <Button variant="primary" size="large" onClick={() => location.reload()}>
        {t('fault.reload')}
      </Button>
    </ErrorScreen>
  );
}

/** True while the server is away. The page that could not be had is asked for again when it is back: there is nothing on it to lose. */
function useReturn(): boolean {
  const { state } = useSnapshot(link);
  const [wasAway, setWasAway] = useState(false);
  if (state === 'waiting' && !wasAway) setWasAway(true);
  useEffect(() => {
    if (state === 'open' && wasAway) location.reload();
  }, [state, wasAway]);
  return state === 'waiting' || (state === 'connecting' && wasAway);
}

const RELOADED = 'skydeck.reloaded';

/**
 * A new page has the parts that this one misses. Once for each address: what a new page misses too is a fault.
 *
 * @returns whether one is on its way.
 */
function useNewPage(isNeeded: boolean): boolean {
  const { pathname } = useLocation();
  const [isFirst] = useState(() => sessionStore.get(RELOADED) !== pathname);
  const isReloading = isNeeded && isFirst;
  useEffect(() => {
    if (!isReloading) return;
    sessionStore.set(RELOADED, pathname);
    location.reload();
  }, [isReloading, pathname]);
  return isReloading;
}

/** With nothing that would have to be fetched first. */
function Plain() {
  const t = useText(layoutWords);
  return (
    <main className={css.plain}>
      <h1 className={css.overlayLabel} tabIndex={-1}>
        {t('fault.title')}
      </h1>
      <p>{t('link.offline')}</p>
    </main>
  );
}
