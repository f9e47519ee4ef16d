import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

type Value = string | number | boolean | null | readonly unknown[] | { readonly [key: string]: unknown };

/** Query values are JSON; a text that does not read as JSON stays as it is, so that `?search=web` is no riddle. */
export function encodeValue(value: Value): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return decodeValue(value) === value ? value : JSON.stringify(value);
}

/**
 * Only what would be written the same way is JSON. What else reads as a number is a text that somebody typed: `627e91` is the
 * beginning of an id, and a number with more digits than one can have is a whole one.
 */
export function decodeValue(raw: string): unknown {
  try {
    const value = JSON.parse(raw) as unknown;
    return JSON.stringify(value) === raw ? value : raw;
  } catch {
    return raw;
  }
}

interface WriteOptions {
  readonly replace?: boolean;
  readonly flushSync?: boolean;
}

export interface UrlState {
  read(name: string): unknown;
  /** null takes a name out. One entry of history, unless `replace`. `flushSync`: what was pressed shows it at once. */
  write(values: Readonly<Record<string, Value | null | undefined>>, options?: WriteOptions): void;
}

/** The state of a page that a link carries: filters, sort, page, tab. */
export function useUrlState(): UrlState {
  const [search, setSearch] = useSearchParams();
  const write = useCallback<UrlState['write']>(
    (values, { replace = false, flushSync = false } = {}) => {
      // The router hands on what was last drawn; what was written since stands in the address already.
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(values)) {
        if (value === null || value === undefined || value === '') next.delete(name);
        else next.set(name, encodeValue(value));
      }
      setSearch(next, { replace, flushSync });
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
