import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

type Value = string | number | boolean | null | readonly unknown[] | { readonly [key: string]: unknown };

/** Query values are JSON; a text that does not read as JSON stays as it is, so that `?search=web` is no riddle. */
export function encodeValue(value: Value): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return readsAsJson(value) ? JSON.stringify(value) : value;
}

export function decodeValue(raw: string): unknown {
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return raw;
  }
}

function readsAsJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export interface UrlState {
  read(name: string): unknown;
  /** null takes a name out. One entry of history, unless `replace`. */
  write(values: Readonly<Record<string, Value | null | undefined>>, options?: { replace?: boolean }): void;
}

/** The state of a page that a link carries: filters, sort, page, tab. */
export function useUrlState(): UrlState {
  const [search, setSearch] = useSearchParams();
  const write = useCallback<UrlState['write']>(
    (values, { replace = false } = {}) => {
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [name, value] of Object.entries(values)) {
            if (value === null || value === undefined || value === '') next.delete(name);
            else next.set(name, encodeValue(value));
          }
          return next;
        },
        { replace },
      );
    },
    [setSearch],
  );
  return useMemo(
    () => ({
      read: (name) => {
        const raw = search.get(name);
        return raw === null ? undefined : decodeValue(raw);
      },
      write,
    }),
    [search, write],
  );
}
