import { createHash } from 'node:crypto';
import { demoDomainId } from '@skydeck/platform/testing';
import type { Page } from '@playwright/test';
import { example, frameworks } from '../../packages/embed/e2e/examples.ts';
import { pageOfGuide } from '../../packages/embed/e2e/guide.ts';
import { openSite } from '../../packages/embed/e2e/site.ts';
import { cloudOf } from './cloud.ts';
import { writeNetwork } from './embeds.ts';
import { expect, signIn, test as base } from './fixtures.ts';
import { fresh } from './actions.ts';

// The pages of docs/embedding.md, each built by its own framework, in a portal of their own with a strict content security
// policy: with the console's true form in them, from the entry in the list of partners to what the page is told.

/** Somebody's server, which the console lists. */
interface Portal {
  /** What the browser complains about: scripts that fail, and what the page's policy forbids. */
  readonly complaints: readonly string[];
  /** `more`: what the page’s own scripts have to be allowed. */
  open(page: { readonly html: string; readonly script?: string }, more?: string): Promise<void>;
}

const test = base.extend<{ portal: Portal }>({
  portal: async ({ page, console, newPerson }, use) => {
    const site = await openSite();
    const origin = `http://localhost:${site.port}`;
    await addPartner(await newPerson('domainAdministrator'), origin);
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) complaints.push(message.text());
    });
    await use({
      complaints,
      async open({ html, script = '' }, more = '') {
        site.put('/', html, { 'content-security-policy': policyOf(console, html, more) });
        site.put('/main.js', script, { 'content-type': 'text/javascript' });
        await page.goto(origin);
      },
    });
    await site.close();
  },
});
test.beforeEach(({ page }) => signIn(page, 'user', { project: 'payments-prod' }));

async function addPartner(administrator: Page, origin: string) {
  const answer = await administrator.request.post(`/api/v2/domains/${demoDomainId('Norrland Retail')}/partners`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { name: fresh('Portal'), origin },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Nothing but what the guide says that our elements need, and the page's own scripts. */
function policyOf(console: string, html: string, more: string) {
  const own = [...html.matchAll(/<script type="module">([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const isOurs = html.includes(`${console}/embed/`);
  const scripts = [`'self'`, ...own, ...(isOurs ? [console] : []), more];
  return `default-src 'none'; script-src ${scripts.join(' ')}; frame-src ${console}`;
}

const text = (page: Page, name: string) => page.frameLocator('iframe').getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.frameLocator('iframe').getByRole('button', { name }).click();

test('the page that the guide begins with makes a network, and its script hears which', async ({
  page,
  console,
  portal,
}) => {
  await portal.open({ html: await pageOfGuide('../../../docs/embedding.md', console) });
  await writeNetwork(page.frameLocator('iframe'), fresh('branch'), '10.81.0.0/24');
  const said = page.waitForEvent('console', (message) => message.type() === 'log');
  await press(page, 'Create network');
  expect((await said).text()).toMatch(/^created network [0-9a-f-]{36}$/);
  expect(portal.complaints).toEqual([]);
});

test('a page in each framework changes a router in the console’s form, is told so, and shows another one', async ({
  page,
  console,
  portal,
}) => {
  const cloud = await cloudOf(page, 'payments-prod');
  const next = await cloud.routerNamed('edge-router');
  for (const framework of frameworks) {
    await test.step(framework, async () => {
      const router = await cloud.router({ name: fresh('first') });
      // Angular's libraries are linked in the browser here, which a portal's own build does beforehand.
      const more = framework === 'angular' ? "'unsafe-eval'" : '';
      await portal.open(await example(framework, { console, router: router.id, next: next.id }), more);
      await expect(text(page, 'Name')).toHaveValue(router.name);
      await text(page, 'Name').fill(fresh('renamed'));
      await press(page, 'Save changes');
      await expect(page.locator('output')).toHaveText(`updated router ${router.id}`);

      await page.getByRole('button', { name: 'Another router' }).click();
      await expect(text(page, 'Name')).toHaveValue(next.name);
      await press(page, 'Cancel');
      await expect(page.locator('output')).toHaveText('cancelled');
      expect(portal.complaints).toEqual([]);
    });
  }
});
