import { readFile, stat } from 'node:fs/promises';
import { EXTERNAL_CONFIG_ID, type ExternalConfig } from '@skydeck/contract';

/** What the server writes into the console's page. */
export interface PageFacts {
  readonly basePath: string;
  /** The partner that frames this page. */
  readonly host: { readonly origin: string; readonly v0: boolean } | null;
  /** What the product is called before the console has asked. */
  readonly title: string;
  /** Whether the browser has shown a session, good or not: without one the console need not ask who is here. */
  readonly hasSession: boolean;
  /** What the operator sets. */
  readonly config: ExternalConfig;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** A block of data: a browser does not run it, and nothing in it can end it. */
function dataBlock(value: object): string {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${EXTERNAL_CONFIG_ID}">${json}</script>`;
}

/** The page's head gets its base, so that relative addresses in it hold under any prefix and at any depth. */
export function writePage(html: string, { basePath, host, title, hasSession, config }: PageFacts): string {
  const head = [`<base href="${escapeHtml(basePath)}/">`];
  if (host) head.push(`<meta name="skydeck-host" content="${escapeHtml(host.origin)}">`);
  if (host?.v0) head.push('<meta name="skydeck-v0" content="on">');
  if (!hasSession && !host) head.push('<meta name="skydeck-session" content="none">');
  if (Object.keys(config).length > 0) head.push(dataBlock(config));
  // A function: `$&` in an address is no pattern.
  return html
    .replace(/<head[^>]*>/i, (tag) => `${tag}${head.join('')}`)
    .replace(/<title>[^<]*<\/title>/i, () => `<title>${escapeHtml(title)}</title>`);
}

/** Reads a file again only when it was changed: a console that is rebuilt beside a running server shows at once. */
export function createFreshFile(file: string): () => Promise<string | null> {
  let known: { readonly changed: number; readonly text: string } | null = null;
  return async () => {
    try {
      const changed = (await stat(file)).mtimeMs;
      if (known?.changed !== changed) known = { changed, text: await readFile(file, 'utf8') };
      return known.text;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  };
}
