import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { theme } from '../app/theme.ts';
import { setProductName } from '../kit/page/index.ts';
import { Idle } from './idle/Idle.tsx';
import { useArrival } from './useArrival.ts';
import { useConsoleKeys } from './useConsoleKeys.ts';
import { Windows } from './Windows.tsx';

/** Around every page, signed in or not. */
export function Root() {
  const { current } = useSnapshot(theme);
  useEffect(() => {
    if (current) setProductName(current.productTitle);
  }, [current]);
  useArrival();
  useConsoleKeys();
  return (
    <>
      <Suspense>
        <Outlet />
      </Suspense>
      <Windows />
      <Idle />
    </>
  );
}
