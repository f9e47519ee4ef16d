import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { watchHiddenPages } from './hidden-pages.ts';

/** What a site keeps in a browser, without the caches of what it serves. */
const kept = 'local_storage,indexeddb,cache_storage,service_workers,storage_buckets,shared_storage,file_systems';

interface Shared {
  readonly context: BrowserContext;
  /** Of a page that stays open: a context without a page has nobody to clear it. */
  readonly session: CDPSession;
  readonly keeper: Page;
  /** What a journey has hidden of its pages. */
  readonly hidden: string[];
}

/**
 * Browser contexts that journeys use one after the other. What a journey left (pages, cookies, storage, permissions, routes)
 * is cleared; what costs time to fetch and to compile stays in the caches. What cannot be cleared, a clock or a script of the
 * context, needs a context of the journey's own: `test.use({ ownContext: true })`.
 */
export class SharedContexts {
  readonly #browser: Browser;
  readonly #free = new Map<string, Shared[]>();
  readonly #origins = new Set<string>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A clean context with these options, and what gives it back. */
  async take(options: BrowserContextOptions): Promise<{ context: BrowserContext; giveBack(): Promise<void> }> {
    const key = JSON.stringify(options);
    const free = this.#free.get(key) ?? [];
    this.#free.set(key, free);
    // Also where a journey closes its pages itself.
    if (options.baseURL) this.#note(options.baseURL);
    const shared = free.pop() ?? (await this.#open(options));
    return {
      context: shared.context,
      giveBack: async () => {
        const hidden = shared.hidden.splice(0);
        await this.#clear(shared);
        free.push(shared);
        if (hidden.length > 0) throw new Error(hidden.join('\n'));
      },
    };
  }

  async close(): Promise<void> {
    const all = [...this.#free.values()].flat();
    await Promise.all(all.map(({ context }) => context.close()));
  }

  async #open(options: BrowserContextOptions): Promise<Shared> {
    const context = await this.#browser.newContext(options);
    const hidden = await watchHiddenPages(context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    return { context, session, keeper: page, hidden };
  }

  async #clear({ context, session, keeper }: Shared): Promise<void> {
    const pages = context.pages().filter((page) => page !== keeper);
    for (const page of pages) for (const frame of page.frames()) this.#note(frame.url());
    await Promise.all(pages.map((page) => page.close()));
    await Promise.all([
      context.clearCookies(),
      context.clearPermissions(),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.setOffline(false),
      ...[...this.#origins].map((origin) => session.send('Storage.clearDataForOrigin', { origin, storageTypes: kept })),
    ]);
  }

  #note(url: string): void {
    const { origin } = new URL(url);
    if (origin !== 'null') this.#origins.add(origin);
  }
}
