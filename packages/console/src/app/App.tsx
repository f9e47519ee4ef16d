import type { CallError } from '@skydeck/contract';
import { Suspense } from 'react';
import { RouterProvider } from 'react-router-dom';
import { later } from '../kit/later.tsx';
import type { createRouter } from './router.tsx';

const StartFailed = later(async () => (await import('../screens/errors/StartFailed.tsx')).StartFailed);

interface Props {
  readonly router: ReturnType<typeof createRouter>;
  /** The server could not say who is here. */
  readonly failure: CallError | null;
}

export function App({ router, failure }: Props) {
  return <Suspense>{failure ? <StartFailed error={failure} /> : <RouterProvider router={router} />}</Suspense>;
}
