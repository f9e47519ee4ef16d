import { type Page, problem } from '@skydeck/contract';
import { type DocumentPage, type DocumentQuery, UnknownMarker } from '../store/documents.ts';
import { invalid } from './refusal.ts';

/** A page of documents as the wire shows it; `count` is there when it was asked for. */
export async function answerPage<T, CallCredentials = T>(
  query: DocumentQuery,
  list: (query: DocumentQuery) => Promise<DocumentPage<T>>,
  show: (item: T) => CallCredentials | Promise<CallCredentials>,
): Promise<Page<CallCredentials>> {
  try {
    const { items, count, nextMarker } = await listFrom(query, list);
    const data = await Promise.all(items.map(show));
    return { data, next_marker: nextMarker, ...(query.count && { count }) };
  } catch (error) {
    throw error instanceof UnknownMarker ? unknownMarker() : error;
  }
}

/** 400: the item that the marker names is not there any more. */
export const unknownMarker = () => invalid({ marker: problem('unknown_marker', 'The page before this one is gone') });

/** How many items to pass over, where the marker is a number (spec: call.offset): what clients send that know pages by their place. */
export const offsetOf = (marker: string | undefined): number | null =>
  marker !== undefined && /^\d{1,7}$/.test(marker) ? Number(marker) : null;

async function listFrom<T>(
  { marker, limit, ...query }: DocumentQuery,
  list: (query: DocumentQuery) => Promise<DocumentPage<T>>,
): Promise<DocumentPage<T>> {
  const offset = offsetOf(marker);
  const from = offset === null && marker !== undefined ? { marker } : {};
  const page = await list({ ...query, ...from, ...(limit !== undefined && { limit: limit + (offset ?? 0) }) });
  return offset === null ? page : { ...page, items: page.items.slice(offset) };
}

/** What is never more than one page. */
export const onOnePage = <T>(data: T[]): Page<T> => ({ data, count: data.length, next_marker: null });
