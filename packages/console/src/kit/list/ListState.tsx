import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { importWithRetry } from '../connectivity/import-with-retry.ts';
import { lazyComponent } from '../connectivity/lazy-component.tsx';
import { FailedView } from '../page/index.ts';
import type { List } from './useList.ts';

const NoMatch = lazyComponent(async () => (await import('./ListNotices.tsx')).NoMatch);
const Stale = lazyComponent(async () => (await import('./ListNotices.tsx')).Stale);

/** What stands where the rows stand. Rows that were read stay while they are read again, or when that fails. */
export function ListState<Item>({ list, children }: { list: List<Item>; children: ReactNode }) {
  useWayBack(list);
  useFetchAhead(list.filled);
  const { phase, filled, problem, count } = list;
  if (phase === 'failed' && !filled) return <FailedView error={problem} retry={list.refresh} />;
  if (filled && count === 0) return <NoMatch onClear={list.clearFilters} />;
  return (
    <>
      {phase === 'failed' && <Stale list={list} />}
      {children}
    </>
  );
}

const signsOfLife = ['pointerdown', 'keydown'] as const;

/** What says that the server is gone has to be here before it goes. The first rows do not wait for it: whoever acts on them does. */
function useFetchAhead(isFilled: boolean) {
  useEffect(() => {
    if (!isFilled) return undefined;
    const stop = new AbortController();
    const fetchAhead = () => {
      stop.abort();
      void Promise.allSettled([
        importWithRetry(() => import('./BulkBar.tsx')),
        importWithRetry(() => import('../page/views.tsx')),
        importWithRetry(() => import('./ListNotices.tsx')),
      ]);
    };
    for (const sign of signsOfLife) addEventListener(sign, fetchAhead, { signal: stop.signal });
    return () => stop.abort();
  }, [isFilled]);
}

/** A page behind the end, because its rows were deleted or the address is old: back to the last one. */
function useWayBack<Item>({ phase, rows, count, view, pages, setPage }: List<Item>) {
  const isBehind = phase === 'ready' && rows.length === 0 && count > 0 && view.page > pages;
  const goBack = useEffectEvent(() => setPage(pages));
  useEffect(() => {
    if (isBehind) goBack();
  }, [isBehind]);
}
