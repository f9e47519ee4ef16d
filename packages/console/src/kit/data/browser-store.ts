/** Texts by key, for as long as the browser keeps them; null takes one away. */
export interface BrowserStore {
  get(key: string): string | null;
  set(key: string, value: string | null): void;
}

/**
 * In a frame of another site a browser may refuse even to be asked, and a full one throws. Then this page remembers for
 * itself: a form that cannot keep a preference still has to work.
 */
export function openStore(open: () => Storage): BrowserStore {
  const own = new Map<string, string>();
  return {
    get(key) {
      try {
        return own.get(key) ?? open().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      own.delete(key);
      try {
        if (value === null) open().removeItem(key);
        else open().setItem(key, value);
      } catch {
        if (value !== null) own.set(key, value);
      }
    },
  };
}

export const localStore = openStore(() => localStorage);
export const sessionStore = openStore(() => sessionStorage);
