/** Kinds in which nothing runs, however a browser shows them; `nosniff` keeps them what they say they are. */
const safeTypes: ReadonlySet<string> = new Set([
  'application/pdf',
  'audio/aac',
  'audio/flac',
  'audio/mp4',
  'audio/mpeg',
  'audio/ogg',
  'audio/wav',
  'audio/webm',
  'image/avif',
  'image/bmp',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
  'text/plain',
  'video/mp4',
  'video/mpeg',
  'video/ogg',
  'video/webm',
]);

/** One kind and its parameters. More than one is a list, of which browsers take whichever they like. */
const oneKind = /^\s*([\w!#$&^.+-]+\/[\w!#$&^.+-]+)\s*(?:;[^,]*)?$/;

/**
 * What an answer carries besides, because the port may be the console's host, whose cookies know no ports, and because what
 * is of one bucket must not read what is of another: what can run runs in an origin of its own. A list of what is harmless
 * and not of what is not: browsers learn new kinds.
 */
export function sandboxHeadersOf(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const type = headers['content-type'] ?? '';
  const [, kind = ''] = oneKind.exec(type) ?? [];
  if (safeTypes.has(kind.toLowerCase())) return {};
  return {
    'Content-Security-Policy': 'sandbox',
    // Its parts are documents with headers of their own.
    ...(/multipart\//i.test(type) && !isSaved(headers) && { 'content-disposition': 'attachment' }),
  };
}

const isSaved = (headers: Readonly<Record<string, string>>) =>
  /^attachment\b/i.test(headers['content-disposition'] ?? '');
