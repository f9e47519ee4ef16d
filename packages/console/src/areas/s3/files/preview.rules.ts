import type { Entry } from '../wire/listing.ts';
import { kindOf } from './files.rules.ts';

/** Of a text no more is fetched. */
export const MOST_TEXT = 256 * 1024;
/** A picture has to come whole. */
export const MOST_PICTURE = 32 * 1024 ** 2;

export type Preview = 'image' | 'text' | 'json' | 'pdf' | 'too_large' | 'none' | 'empty';

const shownImages = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'bmp', 'ico']);
const unreadable = new Set(['parquet', 'xls', 'xlsx', 'ods']);

/** How a file is shown. Its name says it, and where that says nothing, its content type. */
export function previewOf(entry: Pick<Entry, 'isFolder' | 'type' | 'size'>, contentType: string): Preview {
  if (entry.size === 0) return 'empty';
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const kind = kindOf(entry);
  if (shownImages.has(entry.type) || (kind === 'file' && /^image\/(png|jpeg|gif|webp|avif|svg\+xml)$/.test(type)))
    return (entry.size ?? 0) > MOST_PICTURE ? 'too_large' : 'image';
  if (entry.type === 'pdf' || type === 'application/pdf') return 'pdf';
  if (unreadable.has(entry.type)) return 'none';
  if (entry.type === 'json' || type === 'application/json') return 'json';
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
