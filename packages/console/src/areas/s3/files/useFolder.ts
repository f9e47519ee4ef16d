import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { realTimer } from '@skydeck/contract';
import { onBucketChange } from '../bucket-changes.ts';
import { listObjects } from '../wire/objects.ts';
import { createFolder, type FolderState } from './folder.ts';

export interface FolderView extends FolderState {
  reach(count: number): void;
  refresh(): void;
}

/** An upload of many files changes the folder all the time: so long after it was read it is read again at the earliest. */
const REFRESH_DELAY_MS = 400;

/** One folder, alive: what begins with `search` in it. */
export function useFolder(bucket: string, prefix: string, search: string): FolderView {
  const folder = useMemo(
    () =>
      createFolder((token, signal) =>
        listObjects({ bucket, prefix: `${prefix}${search}`, delimiter: '/', token, signal }, prefix),
      ),
    [bucket, prefix, search],
  );
  const subscribe = useCallback((changed: () => void) => folder.subscribe(changed), [folder]);
  const state = useSyncExternalStore(subscribe, folder.state);

  useEffect(() => {
    let stopWaiting: (() => void) | null = null;
    let isChanged = false;
    let isOver = false;
    // A long folder takes longer to read than to wait for: begun anew each time it would never be read to its end.
    function refreshSoon() {
      isChanged = false;
      stopWaiting = realTimer.after(REFRESH_DELAY_MS, () => {
        void folder.refresh().then(() => {
          stopWaiting = null;
          if (isChanged && !isOver) refreshSoon();
        });
      });
    }
    const stopListening = onBucketChange((changed) => {
      if (changed !== null && changed !== bucket) return;
      if (stopWaiting) isChanged = true;
      else refreshSoon();
    });
    return () => {
      isOver = true;
      stopListening();
      stopWaiting?.();
      folder.stop();
    };
  }, [folder, bucket]);

  return { ...state, reach: folder.reach, refresh: () => void folder.refresh() };
}
