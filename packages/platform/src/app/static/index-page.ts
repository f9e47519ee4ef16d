import { readFile, stat } from 'node:fs/promises';
import { EXTERNAL_CONFIG_ID, type ExternalConfig, PAGE_THEME_ID, type PageTheme } from '@skydeck/contract';

/** What the server writes into the console's page. */
export interface PageFacts {
  readonly basePath: string;
  /** The partner that frames this page. */
  readonly host: { readonly origin: string; readonly v0: boolean } | null;
  /** What the console wears and is called from its first moment. */
  readonly theme: PageTheme;
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
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** A block of data: a browser does not run it, and nothing in it can end it. */
function dataBlock(id: string, value: object): string {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** The page's head gets its base, so that relative addresses in it hold under any prefix and at any depth. */
export function writePage(html: string, { basePath, host, theme, hasSession, config }: PageFacts): string {
  const head = [`<base href="${escapeHtml(basePath)}/">`];
  if (host) head.push(`<meta name="skydeck-host" content="${escapeHtml(host.origin)}">`);
  if (host?.v0) head.push('<meta name="skydeck-v0" content="on">');
  if (!hasSession && !host) head.push('<meta name="skydeck-session" content="none">');
  if (Object.keys(config).length > 0) head.push(dataBlock(EXTERNAL_CONFIG_ID, config));
  // A function: `$&` in an address is no pattern.
  return (
    html
      .replace(/<head[^>]*>/i, (tag) => `${tag}${head.join('')}`)
      .replace(/<title>[^<]*<\/title>/i, () => `<title>${escapeHtml(theme.theme.productTitle)}</title>`)
      // In a frame somebody else may be signed in than the cookie says: the console asks.
      .replace(/<\/head>/i, (tag) => `${host ? '' : dataBlock(PAGE_THEME_ID, theme)}${tag}`)
  );
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
