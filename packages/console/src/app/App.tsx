import type { CallError } from '@skydeck/contract';
import { Suspense } from 'react';
import { lazyComponent } from '../kit/connectivity/lazy-component.tsx';
import { type Navigation, Pages } from '../kit/navigation/index.ts';
import { PendingImportsNotice } from '../layout/notifications/PendingImportsNotice.tsx';
import { RegistryProvider } from '../layout/registry.ts';
import { registry } from './registry.ts';
import { RouteFault } from './RouteFault.tsx';

const StartFailed = lazyComponent(async () => (await import('../screens/errors/StartFailed.tsx')).StartFailed);

interface Props {
  readonly navigation: Navigation;
  /** The server could not say who is here. */
  readonly failure: CallError | null;
}

export function App({ navigation, failure }: Props) {
  return (
    <RegistryProvider value={registry}>
      <Suspense>
        {failure ? <StartFailed error={failure} /> : <Pages navigation={navigation} fault={RouteFault} />}
      </Suspense>
      <PendingImportsNotice />
    </RegistryProvider>
  );
}
