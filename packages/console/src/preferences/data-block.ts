import { is, type Struct } from 'superstruct';

/** What is needed of a document. */
export interface Page {
  getElementById(id: string): { readonly textContent: string | null } | null;
}

/**
 * What the server wrote into the page under this id; null where there is nothing, or something else has written it. Nor is
 * there anything where the list of addresses is read without a page.
 */
export function readDataBlock<Value>(page: Page | undefined, id: string, struct: Struct<Value, unknown>): Value | null {
  const text = page?.getElementById(id)?.textContent;
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return is(value, struct) ? value : null;
  } catch {
    return null;
  }
}
