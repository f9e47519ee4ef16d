import { proxy } from 'valtio/vanilla';
import { isServerReachable, isOffline, type ConnectivityDependencies, whenOnline } from './connectivity.ts';

/** The server does not have a chunk of the console, or this page has failed to load it: only a new page gets it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(cause: unknown) {
    super('A chunk of the console cannot be loaded', { cause });
  }
}

/** What is there, by the function that fetched it. */
const loaded = new WeakMap<() => Promise<unknown>, unknown>();

/** What `load` brought, if it was imported before. */
export const loadedPart = <Part>(load: () => Promise<Part>): Part | undefined => loaded.get(load) as Part | undefined;

/** How many imports wait for a server that does not answer. */
export const pendingImports = proxy({ count: 0 });

/**
 * Imports a chunk of the console. While the server is unreachable it waits and does not even try: a browser may remember a
 * module that failed to load, and all modules that import it, for as long as the page lives.
 *
 * @throws ChunkLoadError when a server that answers does not have it.
 */
export async function importWithRetry<Part>(
  load: () => Promise<Part>,
  isReachable: () => Promise<boolean> = isServerReachable,
  dependencies?: ConnectivityDependencies,
): Promise<Part> {
  // What was fetched ahead is there without a server.
  if (loaded.has(load)) return loadedPart(load) as Part;
  if (isOffline()) await waitUntilOnline(dependencies);
  for (;;) {
    try {
      const part = await load();
      loaded.set(load, part);
      return part;
    } catch (error) {
      if (!isOffline() && (await isReachable())) throw new ChunkLoadError(error);
      await waitUntilOnline(dependencies);
    }
  }
}

async function waitUntilOnline(dependencies: ConnectivityDependencies | undefined): Promise<void> {
  pendingImports.count += 1;
  await whenOnline(dependencies);
  pendingImports.count -= 1;
}
