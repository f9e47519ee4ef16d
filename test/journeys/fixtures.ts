import { type APIRequestContext, test as base, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { demoAccounts, type DemoProjectName, demoProjectId, demoUserId } from '@skydeck/platform/testing';
import { startPartner } from '../../scripts/partner/server.mjs';
import { watchHiddenPages } from './hidden-pages.ts';
import { attachPages } from './page-at-failure.ts';
import { SeededFolder, TestPlatform } from './platform.ts';
import { SharedContexts } from './shared-contexts.ts';

export { demoProjectId, expect };

/** The demo's accounts by what they may do. */
export const accounts = {
  administrator: 'admin',
  domainAdministrator: 'mia.hallberg',
  user: 'jonas.lind',
  otherUser: 'sara.nyberg',
  viewer: 'otto.viewer',
} as const;
export type Account = keyof typeof accounts;

interface WorkerFixtures {
  /** The partner's server, and the seeded world that every journey begins in a copy of. */
  readonly stage: { readonly partner: Partner; readonly seed: SeededFolder };
  /** The platform that the worker's journeys use one after the other. */
  readonly workerPlatform: TestPlatform;
  readonly contexts: SharedContexts;
}

interface Partner {
  readonly url: string;
  readonly port: number;
  /** Tells the partner's pages where the console is. */
  shows(console: string): void;
}

interface Fixtures {
  /** Set by `test.use` where a journey changes its browser for good, as by moving the browser's clock. */
  readonly ownContext: boolean;
  /** Set by `test.use` where motion is the subject; the others need not wait for it each time. */
  readonly motion: boolean;
  readonly browserOptions: BrowserContextOptions;
  /** The platform, at the seed: its address, its clock, its power switch. */
  readonly platform: TestPlatform;
  /** Where the console is. Pages resolve paths against it: `page.goto('/compute/routers')`. */
  readonly console: string;
  /** Where the partner's page is; another origin. */
  readonly partner: string;
  /** A browser of its own in which somebody is signed in: a second person at the same time. */
  readonly newPerson: (account: Account, scope?: { readonly project?: DemoProjectName }) => Promise<Page>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  stage: [
    async ({}, use) => {
      let console = '';
      const { url, port, close } = await startPartner({ port: 0, console: () => console });
      const seed = new SeededFolder(port);
      try {
        await use({ partner: { url, port, shows: (at) => void (console = at) }, seed });
      } finally {
        seed.remove();
        await close();
      }
    },
    { scope: 'worker' },
  ],
  workerPlatform: [
    async ({ stage: { partner, seed } }, use) => {
      const platform = new TestPlatform({ partnerPort: partner.port, seed });
      try {
        await use(platform);
      } finally {
        await platform.remove();
      }
    },
    { scope: 'worker' },
  ],
  contexts: [
    async ({ browser }, use) => {
      const contexts = new SharedContexts(browser);
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  ownContext: [false, { option: true }],
  motion: [false, { option: true }],
  // What one journey made would fill the quotas and the lists of the next.
  platform: async ({ stage: { partner, seed }, workerPlatform }, use) => {
    await workerPlatform.reset(seed);
    partner.shows(workerPlatform.url);
    await use(workerPlatform);
  },
  browserOptions: ({ platform, viewport, isMobile, hasTouch, ignoreHTTPSErrors, motion }, use) =>
    use({
      baseURL: platform.url,
      viewport,
      isMobile,
      hasTouch,
      ignoreHTTPSErrors,
      reducedMotion: motion ? 'no-preference' : 'reduce',
    }),
  context: async ({ browser, contexts, ownContext, browserOptions }, use, testInfo) => {
    if (ownContext) {
      const context = await browser.newContext(browserOptions);
      const hidden = await watchHiddenPages(context);
      await use(context);
      await attachPages(context, testInfo);
      await context.close();
      expect(hidden).toEqual([]);
      return;
    }
    const { context, giveBack } = await contexts.take(browserOptions);
    await use(context);
    await attachPages(context, testInfo);
    await giveBack();
  },
  console: ({ platform }, use) => use(platform.url),
  partner: ({ stage }, use) => use(stage.partner.url),
  baseURL: ({ platform }, use) => use(platform.url),
  newPerson: async ({ contexts, browserOptions }, use) => {
    const returns: (() => Promise<void>)[] = [];
    await use(async (account, scope) => {
      const { context, giveBack } = await contexts.take(browserOptions);
      returns.push(giveBack);
      const page = await context.newPage();
      await signIn(page, account, scope);
      return page;
    });
    await Promise.all(returns.map((giveBack) => giveBack()));
  },
});

/** The name and the password to type at the login page. */
export function credentialsOf(account: Account): {
  readonly name: string;
  readonly password: string;
  readonly domain: string;
} {
  const found = demoAccounts.find(({ name }) => name === accounts[account]);
  if (!found) throw new Error(`The demo has no account ${accounts[account]}`);
  return found;
}

/** Signs in over the wire, as the login page does. */
export async function logIn(request: APIRequestContext, account: Account): Promise<void> {
  const { name, password, domain } = credentialsOf(account);
  const answer = await request.post('/api/v2/login', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { username: name, password, domain },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/**
 * Signs the page's browser in; the next `goto` is somebody's. What the login page looks like is a journey of its own. With
 * `project`, the console opens in it.
 */
export async function signIn(
  page: Page,
  account: Account,
  { project }: { project?: DemoProjectName } = {},
): Promise<void> {
  await logIn(page.request, account);
  if (project === undefined) return;
  const { name } = credentialsOf(account);
  const remembered = {
    'skydeck.user': demoUserId(name),
    [`skydeck.project.${demoUserId(name)}`]: demoProjectId(project),
  };
  await page.addInitScript((entries) => {
    for (const [key, id] of Object.entries(entries))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, id);
  }, remembered);
}
