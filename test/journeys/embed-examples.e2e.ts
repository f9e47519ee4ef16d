import { demoDomainId } from '@skydeck/platform/testing';
import { example } from '../../packages/embed/e2e/examples.ts';
import { pageOfGuide } from '../../packages/embed/e2e/guide.ts';
import { policyOf } from '../../packages/embed/e2e/policy.ts';
import { openSite, type Site } from '../../packages/embed/e2e/site.ts';
import { cloudOf } from './cloud.ts';
import { expect, logIn, signIn, test as base } from './fixtures.ts';
import { fresh } from './actions.ts';

// Pages of docs/embedding.md in a portal of their own with a strict content security policy, and the console's true form in
// them: from the entry in the list of partners to what the page is told. In each framework, without the console:
// packages/embed/e2e/frameworks.e2e.ts.

/** Somebody's server, which the console lists. */
const test = base.extend<{ portal: Site & { readonly origin: string } }>({
  portal: async ({ request }, use) => {
    const site = await openSite();
    const origin = `http://localhost:${site.port}`;
    await logIn(request, 'domainAdministrator');
    const answer = await request.post(`/api/v2/domains/${demoDomainId('Norrland Retail')}/partners`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      data: { name: fresh('Portal'), origin },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    await use({ ...site, origin });
    await site.close();
  },
});

test('the page that the guide begins with shows the form; another one changes a router, is told so, and shows the next', async ({
  page,
  console,
  portal,
}) => {
  /** What the browser complains about: scripts that fail, and what the page's policy forbids. */
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(message.text());
  });
  const open = async (html: string) => {
    portal.put('/', html, { 'content-security-policy': policyOf(console, html) });
    await page.goto(portal.origin);
  };
  const frame = page.frameLocator('iframe');
  const name = frame.getByRole('textbox', { name: 'Name', exact: true });
  await signIn(page, 'user', { project: 'payments-prod' });

  await open(await pageOfGuide('../../../docs/embedding.md', console));
  await expect(frame.getByRole('button', { name: 'Next: IPv4 subnet' })).toBeVisible();

  const cloud = await cloudOf(page, 'payments-prod');
  const next = await cloud.routerNamed('edge-router');
  const router = await cloud.router({ name: fresh('first') });
  const { html } = await example('html', { console, router: router.id, next: next.id });
  await open(html);
  await expect(name).toHaveValue(router.name);
  await name.fill(fresh('renamed'));
  await frame.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.locator('output')).toHaveText(`updated router ${router.id}`);
  await page.getByRole('button', { name: 'Another router' }).click();
  await expect(name).toHaveValue(next.name);
  await frame.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('output')).toHaveText('cancelled');
  expect(complaints).toEqual([]);
});
