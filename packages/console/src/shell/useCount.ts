import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { readPage } from '../kit/client.ts';
import type { AnyResource } from '../kit/resource.ts';

const KEY = 'count';
const LATEST_MS = 2000;

/** How many there are in the scope, alive; null until it is known. */
export function useCount(resource: AnyResource): number | null {
  const { windows } = useSnapshot(resource.items.state);
  useEffect(() => {
    let leave = () => {};
    // The page's own rows come first.
    const id = requestIdleCallback(
      () => {
        leave = resource.items.follow(KEY, () => readPage(resource.api.list, { limit: 1, with_count: true }));
      },
      { timeout: LATEST_MS },
    );
    return () => {
      cancelIdleCallback(id);
      leave();
    };
  }, [resource]);
  const window = windows[KEY];
  return window?.filled ? window.count : null;
}
