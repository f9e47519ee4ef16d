import { realTimer } from '@skydeck/contract';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { onBucketChange } from '../bucket-changes.ts';
import { listObjects } from '../wire/objects.ts';
import { above, ROOT } from './folder-tree.rules.ts';
import { createFolderTree } from './folder-tree.ts';

/** Entries of a folder that are looked through for its own folders at once. */
const ENTRIES_AT_ONCE = 500;
/** So long after a change it is read again: many come at once. */
const REFRESH_DELAY_MS = 600;

/** The folders of a bucket, opened to where the person is. */
export function useFolderTree(bucket: string, prefix: string) {
  const tree = useMemo(
    () =>
      createFolderTree((folder, token, signal) =>
        listObjects({ bucket, prefix: folder, delimiter: '/', token, limit: ENTRIES_AT_ONCE, signal }),
      ),
    [bucket],
  );
  const read = useSyncExternalStore(tree.subscribe, tree.read);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set([ROOT, ...above(prefix)]));
  const [here, setHere] = useState(prefix);
  // Where somebody goes is seen, whatever was closed.
  if (here !== prefix) {
    setHere(prefix);
    setExpanded(new Set([...expanded, ...above(prefix)]));
  }

  useEffect(() => tree.reach(expanded), [tree, expanded]);
  useEffect(() => {
    let stopWaiting: (() => void) | null = null;
    const stopListening = onBucketChange((changed) => {
      if ((changed !== null && changed !== bucket) || stopWaiting) return;
      stopWaiting = realTimer.after(REFRESH_DELAY_MS, () => {
        stopWaiting = null;
        tree.refresh();
      });
    });
    return () => {
      stopListening();
      stopWaiting?.();
      tree.stop();
    };
  }, [tree, bucket]);

  return { read, expanded, setExpanded, more: tree.more };
}
