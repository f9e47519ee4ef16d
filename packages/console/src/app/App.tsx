import type { CallError } from '@skydeck/contract';
import { Suspense, useCallback } from 'react';
import { RouterProvider } from 'react-router-dom';
import { lazyComponent } from '../kit/connectivity/lazy-component.tsx';
import { NavigatingNowContext } from '../kit/navigation/index.ts';
import { PendingImportsNotice } from '../layout/notifications/PendingImportsNotice.tsx';
import { RegistryProvider } from '../layout/registry.ts';
import { registry } from './registry.ts';
import type { Router } from './router.tsx';

const StartFailed = lazyComponent(async () => (await import('../screens/errors/StartFailed.tsx')).StartFailed);

interface Props {
  readonly router: Router;
  /** The server could not say who is here. */
  readonly failure: CallError | null;
}

export function App({ router, failure }: Props) {
  const isNavigatingNow = useCallback(() => router.state.navigation.state !== 'idle', [router]);
  return (
    <RegistryProvider value={registry}>
      <Suspense>
        {failure ? (
          <StartFailed error={failure} />
        ) : (
          <NavigatingNowContext value={isNavigatingNow}>
            <RouterProvider router={router} />
          </NavigatingNowContext>
        )}
      </Suspense>
      <PendingImportsNotice />
    </RegistryProvider>
  );
}
