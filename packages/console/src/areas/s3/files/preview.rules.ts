import type { Entry } from '../wire/listing.ts';
import { kindOf } from './files.rules.ts';

/** Of a text no more is fetched. */
export const MOST_TEXT = 256 * 1024;
/** A picture or a PDF has to come whole. */
export const MOST_WHOLE = 32 * 1024 ** 2;

/** `pdf_large` is shown by the browser, in a window of its own. */
export type Preview = 'image' | 'text' | 'table' | 'json' | 'pdf' | 'pdf_large' | 'too_large' | 'none' | 'empty';

const shownImages = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'bmp', 'ico']);
/** With separators between its columns. */
const shownTables = new Set(['csv', 'tsv']);
const unreadable = new Set(['parquet', 'xls', 'xlsx', 'ods']);

/** How a file is shown. Its name says it, and where that says nothing, its content type. */
export function previewOf(entry: Pick<Entry, 'isFolder' | 'type' | 'size'>, contentType: string): Preview {
  if (entry.size === 0) return 'empty';
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const kind = kindOf(entry);
  const isTooLarge = (entry.size ?? 0) > MOST_WHOLE;
  if (shownImages.has(entry.type) || (kind === 'file' && /^image\/(png|jpeg|gif|webp|avif|svg\+xml)$/.test(type)))
    return isTooLarge ? 'too_large' : 'image';
  if (entry.type === 'pdf' || type === 'application/pdf') return isTooLarge ? 'pdf_large' : 'pdf';
  if (unreadable.has(entry.type)) return 'none';
  if (entry.type === 'json' || type === 'application/json') return 'json';
  if (shownTables.has(entry.type) || type === 'text/csv') return 'table';
  if (kind === 'text' || kind === 'table' || kind === 'code' || type.startsWith('text/')) return 'text';
  return 'none';
}

/** JSON with its lines broken; as it is where it is cut off, or no JSON. */
export function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
