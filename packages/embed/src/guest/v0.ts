import type { SessionState, StorageState } from '../protocol/messages.ts';

/** The bare messages from before there were versions. */
type BareMessage = 'init' | 'storageAccess' | 'success' | 'logout';

/** The frame's end for a page of version 0. */
export interface V0Connection {
  session(state: SessionState): void;
  storage(state: StorageState): void;
  close(): void;
}

/**
 * Speaks version 0 to the page: bare strings on the window, addressed to its origin exactly and taken from no other.
 * It falls silent once the page turns out to know a newer version.
 */
export function connectV0(hostOrigin: string, onStorageRequest: () => void): V0Connection {
  let closed = false;
  let told: StorageState | null = null;

  function post(message: BareMessage) {
    if (!closed) window.parent.postMessage(message, hostOrigin);
  }
  function onWindowMessage(event: MessageEvent) {
    if (event.source !== window.parent || event.origin !== hostOrigin) return;
    if (event.data === 'request-storage-access') onStorageRequest();
  }

  window.addEventListener('message', onWindowMessage);
  post('init');

  return {
    session: (state) => post(state === 'signed-in' ? 'success' : 'logout'),
    storage(state) {
      // Once per change: such pages answer at once, and would otherwise be answered for ever.
      if (state === 'needs-gesture' && told !== state) post('storageAccess');
      told = state;
    },
    close() {
      closed = true;
      window.removeEventListener('message', onWindowMessage);
    },
  };
}
