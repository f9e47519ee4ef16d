import type { Login } from '@skydeck/contract';

/** `recheck`: the session or its rights have changed; `expire`: time has passed. */
export type Check = 'recheck' | 'expire';

/** What a connection waits for its turn with. */
export interface PendingWork {
  /** Of several logins that came before the turn only the last means anything. False: there is no slot for it. */
  addLogin(login: Login): boolean;
  addCheck(check: Check): void;
  /** What is to be done in this turn; the slot of the login is free again. */
  take(): { readonly login: Login | null; readonly check: Check | null };
  /** Discards the login, and frees its slot. */
  discardLogin(): void;
}

/** `acquire` answers what releases a slot for a waiting login, or null when there is none. */
export function createPendingWork(acquire: () => (() => void) | null): PendingWork {
  let waiting: { readonly login: Login; readonly leave: () => void } | null = null;
  let check: Check | null = null;

  function discardLogin(): void {
    waiting?.leave();
    waiting = null;
  }

  return {
    addLogin(login) {
      const leave = waiting?.leave ?? acquire();
      if (!leave) return false;
      waiting = { login, leave };
      return true;
    },
    addCheck(next) {
      // A recheck sees an expired session, too.
      check = check === 'recheck' ? check : next;
    },
    take() {
      const taken = { login: waiting?.login ?? null, check };
      discardLogin();
      check = null;
      return taken;
    },
    discardLogin,
  };
}
