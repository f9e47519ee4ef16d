import { useEffect } from 'react';
import { importWithRetry } from './import-with-retry.ts';

/**
 * Fetches what a page may need later, once it shows: by then the server may be away. `load` is the same function each time:
 * that of the `lazyComponent`. What cannot be had is asked for again when it is needed.
 */
export function useFetchAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    importWithRetry(load).catch(() => {});
  }, [load]);
}
