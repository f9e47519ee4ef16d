import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { theme } from '../app/theme.ts';
import { setProductName } from '../kit/page/index.ts';
import { useArrival } from './useArrival.ts';
import { useLanguageKeys } from './useLanguageKeys.ts';

/** Around every page, signed in or not. */
export function Root() {
  const { current } = useSnapshot(theme);
  useEffect(() => setProductName(current?.productTitle ?? ''), [current]);
  useArrival();
  useLanguageKeys();
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  );
}
