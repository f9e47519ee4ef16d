import type { ImageUpload } from './model.ts';

/** What the headers of an upload begin with: other clients of this API family send them, too. */
export const IMAGE_HEADER = 'x-hci-image-';

/** Headers hold Latin-1 alone: these go as base64 of UTF-8, lists as JSON in it. */
const encoded: ReadonlySet<string> = new Set(['name', 'tags', 'traits']);

/** The headers of an upload. */
export const uploadHeaders = (upload: ImageUpload): Record<string, string> =>
  Object.fromEntries(
    Object.entries(upload).flatMap(([name, value]): [string, string][] => {
      if (value === undefined) return [];
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
      return [[IMAGE_HEADER + name.replaceAll('_', '-'), encoded.has(name) ? toBase64(text) : text]];
    }),
  );

/** What they say, for `ImageUpload` to judge; what is no base64 or no JSON stays as it is, and is refused by its field. */
export function readUploadHeaders(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, unknown> {
  const said: Record<string, unknown> = {};
  for (const [header, value] of Object.entries(headers)) {
    if (!header.startsWith(IMAGE_HEADER) || typeof value !== 'string') continue;
    const name = header.slice(IMAGE_HEADER.length).replaceAll('-', '_');
    said[name] = encoded.has(name) ? decoded(name, value) : value;
  }
  return said;
}

function decoded(name: string, value: string): unknown {
  const text = fromBase64(value);
  if (text === null || name === 'name') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const toBase64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

function fromBase64(text: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
