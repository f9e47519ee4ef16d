import { basename, dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type ExternalConfig, isSignInWindow } from '@skydeck/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieHashes } from '../../identity/sessions/authenticate.ts';
import type { Routes } from '../../http/routes.ts';
import { prefixOf } from '../../http/base-path.ts';
import { compressed } from '../../http/compression.ts';
import { readOrigin } from '../../http/origin.ts';
import { Refusal, unknownPath } from '../../http/refusal.ts';
import { contentSecurityPolicy } from '../../http/security-headers.ts';
import { findPartner, type FramingPartner } from '../../identity/partners/documents.ts';
import { domainInFrame } from '../../identity/partners/domain-in-frame.ts';
import { createReadPageTheme } from '../settings/requested-theme.ts';
import type { Brands } from '../settings/themes.ts';
import type { Store } from '../../store/store.ts';
import { createFreshFile, writePage } from './index-page.ts';
import { reactAriaStyles } from './react-aria-styles.ts';

export interface ConsoleFiles {
  /** The built console: `index.html` and what it loads. */
  readonly console: string;
  /** The built embed host script. */
  readonly hostScript: string;
}

declare module 'fastify' {
  interface FastifyReply {
    /** Of @fastify/static, whose own declaration does not reach us through pnpm's isolated folders. */
    sendFile(path: string, root?: string): FastifyReply;
  }
}

interface Framed {
  readonly Querystring: { readonly host?: string | string[] };
}

/** The built console: its files, and its page at every address that is the console's own to route. */
export const consoleRoutes =
  (store: Store, files: ConsoleFiles, brands: Brands, config: ExternalConfig): Routes =>
  async (app) => {
    const sendPage = createSendPage(app, store, files, brands, config);
    await app.register(fastifyStatic, {
      root: files.console,
      serve: false,
      index: false,
      preCompressed: true,
      // The server's own onRequest hook has set the headers; this decides only how long files keep.
      cacheControl: false,
    });

    app.get('/embed/v1/host.js', async (_, reply) => {
      // Public code for other people's pages: it may be read from anywhere.
      return reply
        .header('Access-Control-Allow-Origin', '*')
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .header('Cache-Control', 'public, max-age=300')
        .sendFile(basename(files.hostScript), dirname(files.hostScript));
    });

    serveFramedPages(app, store, sendPage);

    app.get('/*', { compress: compressed, config: { isPage: true } }, async (request, reply) => {
      const { pathname } = new URL(request.url, 'http://console');
      if (isFile(pathname)) return sendFile(reply, pathname);
      if (!isPage(pathname) || !acceptsHtml(request)) throw unknownPath();
      reply.header('Content-Security-Policy', pagePolicy);
      return sendPage(request, reply, null);
    });
  };

type SendPage = (request: FastifyRequest, reply: FastifyReply, partner: FramingPartner | null) => Promise<FastifyReply>;

/** Sends the page with what it has to know before its first call; `partner`: the page around it. */
function createSendPage(
  app: FastifyInstance,
  store: Store,
  files: ConsoleFiles,
  brands: Brands,
  config: ExternalConfig,
): SendPage {
  const readTheme = createReadPageTheme(store, brands, config);
  const readIndex = createFreshFile(join(files.console, 'index.html'));
  return async (request, reply, partner) => {
    const html = await readIndex();
    if (html === null) throw new Refusal(503, 'not_allowed_now', 'The console is not built');
    const exchange = app.exchangeOf(request, reply);
    const theme = await readTheme(domainOf(request.url), exchange);
    const hasSession = cookieHashes(request.headers, null, exchange).length > 0;
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(writePage(html, { basePath: prefixOf(request.raw), host: partner, theme, hasSession, config }));
  };
}

/** The page inside the pages of partners, and in the window that such a frame opens. */
function serveFramedPages(app: FastifyInstance, store: Store, sendPage: SendPage): void {
  /** Null for a page that no domain lists, and for what is no one origin. */
  async function partnerAt(request: FastifyRequest<Framed>, reply: FastifyReply): Promise<FramingPartner | null> {
    const { host } = request.query;
    const origin = typeof host === 'string' ? readOrigin(host) : null;
    if (origin === null) return null;
    const kept = cookieHashes(request.headers, 'frame', app.exchangeOf(request, reply));
    return store.read(async (tx) => findPartner(tx, origin, await domainInFrame(tx, kept, origin)));
  }

  /** The console's own page says so, to whoever has opened the address by itself; no page around it gets to see it. */
  const refuse = (request: FastifyRequest<Framed>, reply: FastifyReply) => sendPage(request, reply.code(403), null);

  app.get<Framed>('/iframe/*', { compress: compressed, config: { isPage: true } }, async (request, reply) => {
    const { host } = request.query;
    if (host === undefined) return sendPage(request, reply, null);
    const partner = await partnerAt(request, reply);
    if (!partner) return refuse(request, reply);
    reply.header('Content-Security-Policy', contentSecurityPolicy(partner.origin, reactAriaStyles));
    // A partner's page may be cross-origin isolated; then even a frame needs this.
    reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return sendPage(request, reply, partner);
  });

  // The window that a frame opens for a sign-in: framed by nobody, and alone in not being cut off from its opener.
  app.get<Framed>('/iframe/sign-in', { compress: compressed, config: { isPage: true } }, async (request, reply) => {
    // The router reads other spellings as this one; what begins in the window is bound to it by exactly this one.
    if (!isSignInWindow(request.url)) throw unknownPath();
    const partner = await partnerAt(request, reply);
    if (!partner) return refuse(request, reply);
    reply.removeHeader('Cross-Origin-Opener-Policy');
    return sendPage(request, reply, partner);
  });
}

const pagePolicy = contentSecurityPolicy(null, reactAriaStyles);

/** The domain that the address of a login page names. What cannot be decoded is refused before it comes here. */
function domainOf(url: string): string | undefined {
  const [, named] = /^\/login\/([^/?#]+)/.exec(url) ?? [];
  return named === undefined ? undefined : decodeURIComponent(named);
}

const notPages = /^\/(?:api|ws|embed|theme|s3proxy|prometheus|grafana)(?:\/|$)/;
const isPage = (pathname: string) => !notPages.test(pathname);
const isFile = (pathname: string) => isPage(pathname) && /\.[a-z0-9]+$/i.test(pathname) && !pathname.endsWith('.html');
const acceptsHtml = ({ headers }: FastifyRequest) => /text\/html|\*\/\*/.test(headers.accept ?? '*/*');

function sendFile(reply: FastifyReply, pathname: string) {
  // Vite's names carry a hash of the content; what is outside `assets` may change under its name.
  const forever = pathname.startsWith('/assets/');
  reply.header('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
  return reply.sendFile(pathname.slice(1));
}
