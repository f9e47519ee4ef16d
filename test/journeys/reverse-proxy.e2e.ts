import type { Page } from '@playwright/test';
import { cloudOf } from './cloud.ts';
import { field, listNamed, live, submit, toast } from './locators.ts';
import { credentialsOf, expect, logIn, test as base } from './fixtures.ts';
import { fresh } from './actions.ts';
import { frameOf, news, typeCredentials } from './frames.ts';
import { type ReverseProxy, startProxy, whyNoProxy } from './reverse-proxy.ts';

// The console where an agent shows it to the outer world: behind a real nginx, below a prefix.

const PREFIX = '/api/agent_direct/some-id/lca';
const { row } = listNamed('Routers');

const test = base.extend<{ nginx: ReverseProxy; at: string }>({
  nginx: async ({ platform }, use, testInfo) => {
    testInfo.skip(whyNoProxy !== null, whyNoProxy ?? '');
    const proxy = await startProxy(platform.url, PREFIX);
    await use(proxy);
    await proxy.stop();
  },
  /** Where the console is for whoever comes through the proxy, without a slash at its end. */
  at: ({ nginx }, use) => use(`${nginx.origin}${PREFIX}`),
});

/** Every address the page asks for or connects to, apart from pages of data that it makes itself. */
function askedFor(page: Page): () => string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('websocket', (socket) => asked.push(socket.url()));
  return () => asked.filter((address) => /^(http|ws)/.test(address));
}

// spec: navigation.prefix
test('everything goes below the prefix: signing in, reading, changing, the live link', async ({
  page,
  nginx,
  at,
  partner,
  stage,
  request,
}) => {
  const asked = askedFor(page);
  await page.goto(`${at}/compute/routers`);
  await typeCredentials(page, credentialsOf('user'));
  await expect(page).toHaveURL(`${at}/compute/routers`);
  await expect(row(page, 'edge-router')).toBeVisible();

  const name = fresh('proxied');
  await page.getByRole('button', { name: 'Create router' }).click();
  await field(page, 'Name').fill(name);
  await submit(page, 'Create router').click();
  await expect(toast(page, `Router ${name} was created`)).toBeVisible();
  await expect(row(page, name)).toBeVisible();

  // Somebody else, who does not come through the proxy.
  await logIn(request, 'domainAdministrator');
  const { id } = await (await cloudOf({ request }, 'payments-prod')).router({ name: `${name}-live` });
  await expect(row(page, `${name}-live`)).toBeVisible(live);

  await page.goto(`${at}/compute/routers/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `${name}-live` })).toBeVisible();
  await expect(page).toHaveTitle(/Skydeck/);

  await test.step('what the browser keeps belongs to the prefix, and goes to nobody beside it', async () => {
    await page.keyboard.press('Control+KeyL');
    await expect(page.locator('html')).not.toHaveAttribute('lang', 'en');
    const cookies = await page.context().cookies(`${nginx.origin}${PREFIX}/`);
    expect(Object.fromEntries(cookies.map(({ name: cookie, path }) => [cookie, path]))).toEqual({
      skydeck_session: `${PREFIX}/`,
      language: `${PREFIX}/`,
    });
    const session = cookies.find(({ name: cookie }) => cookie === 'skydeck_session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    for (const beside of ['/', '/api/agent_direct/other-id/lca/', '/api/agent_direct/'])
      expect(await page.context().cookies(`${nginx.origin}${beside}`), beside).toEqual([]);
    await page.keyboard.press('Control+Shift+KeyL');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  await test.step('signing out ends the session below the prefix', async () => {
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(new RegExp(`^${at}/login`));
    // The page is left at once; the server hears of it meanwhile.
    const kept = async () => (await page.context().cookies()).map(({ name: cookie }) => cookie);
    await expect.poll(kept).not.toContain('skydeck_session');
  });

  const below = new RegExp(`^(http|ws)://localhost:${new URL(nginx.origin).port}${PREFIX}/`);
  expect(asked().filter((address) => !below.test(address))).toEqual([]);
  expect(asked().filter((address) => address.startsWith('ws:') && address.endsWith(`${PREFIX}/ws`))).not.toEqual([]);

  await test.step('a partner who names the prefix gets the form from below it', async () => {
    stage.partner.shows(at);
    await page.goto(`${partner}/routers/add`);
    await expect(page.locator('#place iframe')).toHaveAttribute('src', new RegExp(`^${at}/iframe/routers/add\\?`));
    const frame = frameOf(page);
    await frame.getByRole('button', { name: 'Sign in' }).click();
    // The domain is known from the sign-in before.
    const { name: user, password } = credentialsOf('user');
    await typeCredentials(frame, { name: user, password });
    await frame
      .getByRole('form', { name: 'Create router' })
      .getByRole('textbox', { name: 'Name' })
      .fill(fresh('framed'));
    await frame.getByRole('button', { name: 'Create router' }).click();
    await expect(news(page)).toContainText(/Created: router [0-9a-f-]{36}/);
    const { host } = new URL(partner);
    const others = asked().filter((address) => new URL(address).host !== host);
    expect(others.filter((address) => !below.test(address))).toEqual([]);
  });
});
