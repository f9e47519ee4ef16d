import type { Page } from '@playwright/test';
import { demoDomainId } from '@skydeck/platform';
import { credentialsOf, expect, expectAccessible, signIn, test } from './fixtures.ts';

// Who sits in front of a framed form, how they came in, and for how long the page may show it.

const frameOf = (page: Page) => page.frameLocator('#place iframe');
const news = (page: Page) => page.locator('#news');
const partners = `/api/v2/domains/${demoDomainId('Norrland Retail')}/partners`;

async function removePartner(administrator: Page) {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  const { data } = (await (await administrator.request.get(partners)).json()) as { data: { id: string }[] };
  const answer = await administrator.request.delete(`${partners}/${data[0]?.id}`, { headers });
  expect(answer.status()).toBe(204);
}

test('somebody signs in in a window, says for whom, and the frame goes on', async ({ page, console, partner }) => {
  // Another site than the page's, by its number: no cookie of the window reaches the frame.
  const elsewhere = console.replace('localhost', '127.0.0.1');
  await page.goto(`${partner}/networks/add`);
  await page.locator('sky-network-add').evaluate((form, at) => form.setAttribute('console-origin', at), elsewhere);
  const frame = frameOf(page);
  await frame.getByRole('button', { name: 'Continue' }).click();
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Open a sign-in window' }).click(),
  ]);
  const { name, password, domain } = credentialsOf('user');
  await expectAccessible(window);
  await window.getByRole('textbox', { name: 'Domain' }).fill(domain);
  await window.getByRole('textbox', { name: 'User name' }).fill(name);
  await window.getByRole('textbox', { name: 'Password' }).fill(password);
  await window.getByRole('button', { name: 'Sign in' }).click();
  await expect(window.getByText(`A form in ${partner} will work with your account.`)).toBeVisible();
  await expectAccessible(window);
  await Promise.all([
    window.waitForEvent('close'),
    window.getByRole('button', { name: 'Continue as Jonas Lind' }).click(),
  ]);
  await expect(news(page)).toContainText('Session: signed-in');
  await frame.getByLabel('Name').fill('window-lan');
  await frame.getByLabel('CIDR').fill('10.82.0.0/24');
  await frame.getByRole('button', { name: 'Create network' }).click();
  await expect(news(page)).toContainText(/Created: network [0-9a-f-]{36}/);

  // The window has left nothing behind in the console's own tabs.
  const own = await page.context().newPage();
  await own.goto(`${elsewhere}/compute/networks`);
  await expect(own).toHaveURL(/\/login/);
  const kept = await own.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => /^(?:domain|skydeck\.(?:user|project|idle))/.test(key))).toEqual([]);
  // Who is still signed in is told so.
  await page.route('**/api/v2/logout', (route) => route.abort());
  await frame.getByRole('button', { name: 'Sign out' }).click();
  await expect(frame.getByRole('alert').filter({ hasText: 'You are still signed in' })).toBeVisible();
  await expect(frame.getByText('Jonas Lind')).toBeVisible();
  await page.unroute('**/api/v2/logout');
  await frame.getByRole('button', { name: 'Sign out' }).click();
  await expect(frame.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
  await expect(page.locator('#news [data-event="sky-session"]').first()).toHaveText('Session: signed-out');
});

test('a frame that somebody entered from the console’s own session ends with it', async ({
  page,
  console,
  partner,
}) => {
  const elsewhere = console.replace('localhost', '127.0.0.1');
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  const { name: username, password, domain } = credentialsOf('user');
  const signedIn = await page.request.post(`${elsewhere}/api/v2/login`, {
    headers,
    data: { username, password, domain },
  });
  expect(signedIn.status()).toBe(200);
  await page.goto(`${partner}/networks/add`);
  await page.locator('sky-network-add').evaluate((form, at) => form.setAttribute('console-origin', at), elsewhere);
  const frame = frameOf(page);
  await frame.getByRole('button', { name: 'Continue' }).click();
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Open a sign-in window' }).click(),
  ]);
  await Promise.all([
    window.waitForEvent('close'),
    window.getByRole('button', { name: 'Continue as Jonas Lind' }).click(),
  ]);
  await expect(frame.getByLabel('CIDR')).toBeVisible();
  const out = await page.request.post(`${elsewhere}/api/v2/logout`, { headers });
  expect(out.status()).toBe(204);
  await expect(frame.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
});

test('the window of nobody’s frame hands nothing to anybody', async ({ page, console, partner }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const refused = await page.goto(`${console}/iframe/sign-in?host=https%3A%2F%2Fevil.example`);
  expect(refused?.status()).toBe(403);
  await page.goto(`${console}/iframe/sign-in?host=${encodeURIComponent(partner)}`);
  await expect(page.getByText('This window belongs to a form in another page.')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  // The router takes this for the same address.
  await page.goto(`${console}/iframe/Sign-In?host=${encodeURIComponent(partner)}`);
  await expect(page.getByRole('heading', { name: 'This form belongs into another page' })).toBeVisible();
});

test('who opens the window from a page of their own is given no ticket', async ({ page, console, partner }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${partner}/`);
  // The page's own form speaks, too: it has gone before anybody listens.
  await expect(news(page)).toContainText('The form is ready');
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.querySelector('sky-network-add')?.remove();
    addEventListener('message', ({ data }) => heard.push(data));
  });
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(
      (address) => void window.open(address),
      `${console}/iframe/sign-in?host=${encodeURIComponent(partner)}`,
    ),
  ]);
  // Even when it is pressed: what is said goes to the console's own origin, and this page is another.
  const asked = opened.waitForResponse(/\/frames\/ticket/);
  await Promise.all([
    opened.waitForEvent('close'),
    opened.getByRole('button', { name: 'Continue as Jonas Lind' }).click(),
  ]);
  expect((await asked).status()).toBe(200);
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
});

test('a page that is taken off the list is refused at its next step, and what was typed is not sent', async ({
  page,
  partner,
  newPerson,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${partner}/networks/add`);
  const frame = frameOf(page);
  await frame.getByLabel('Name').fill('too-late-lan');
  await frame.getByLabel('CIDR').fill('10.83.0.0/24');
  await removePartner(await newPerson('domainAdministrator'));
  await frame.getByRole('button', { name: 'Create network' }).click();
  await expect(frame.getByText('This page may not show this form.')).toBeVisible();
  await expect(news(page)).toContainText('Failed: denied (403)');
  await expect(news(page)).not.toContainText('Created');
});

test('a page of one domain shows no form to people of another, and hears no more than of nobody', async ({
  page,
  partner,
  browser,
}) => {
  const heard = async (who: Page) => {
    await who.goto(`${partner}/networks/add`);
    await expect(news(who)).toContainText('Session: signed-out');
    await expect(news(who)).toContainText('Storage access: granted');
    return (await news(who).getByRole('listitem').allTextContents()).toSorted();
  };
  await signIn(page, 'administrator');
  const ofStranger = await heard(page);
  await expect(frameOf(page).getByText('This page may not show this form.')).toBeVisible();
  await expectAccessible(page);
  const nobody = await browser.newPage();
  expect(ofStranger).toEqual(await heard(nobody));
  // Nor is the frame of another height.
  await expect(frameOf(nobody).getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
  const heightOf = async (who: Page) => (await who.locator('#place iframe').boundingBox())?.height;
  await expect.poll(() => heightOf(page)).toBe(await heightOf(nobody));
  await nobody.close();
});

test('a wrong password is said in the frame, where it was typed; the right one of a stranger shows the page no other height', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/networks/add`);
  const frame = frameOf(page);
  await frame.getByRole('button', { name: 'Sign in' }).click();
  const { name, domain } = credentialsOf('user');
  await frame.getByRole('textbox', { name: 'Domain' }).fill(domain);
  await frame.getByRole('textbox', { name: 'User name' }).fill(name);
  await frame.getByRole('textbox', { name: 'Password' }).fill('wrong');
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await expect(frame.getByRole('alert')).toContainText('Signing in did not work out');
  await expect(frame.getByRole('textbox', { name: 'User name' })).toHaveValue(name);
  // What the page is told is as high as this.
  const height = () =>
    frame.locator('form:not([hidden])').evaluate((form) => {
      const shell = form.ownerDocument.getElementById('root')?.firstElementChild;
      return [shell, form].map((element) => element?.getBoundingClientRect().height);
    });
  const afterWrong = await height();

  const stranger = credentialsOf('administrator');
  await frame.getByRole('textbox', { name: 'Domain' }).fill(stranger.domain);
  await frame.getByRole('textbox', { name: 'User name' }).fill(stranger.name);
  await frame.getByRole('textbox', { name: 'Password' }).fill(stranger.password);
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await expect(frame.getByText('This page may not show this form.')).toBeVisible();
  expect(await height()).toEqual(afterWrong);

  await frame.getByRole('button', { name: 'Sign in with another account' }).click();
  const { password } = credentialsOf('user');
  await frame.getByRole('textbox', { name: 'Domain' }).fill(domain);
  await frame.getByRole('textbox', { name: 'User name' }).fill(name);
  await frame.getByRole('textbox', { name: 'Password' }).fill(password);
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await expect(frame.getByLabel('CIDR')).toBeVisible();
});

test('a page cannot send a form that nobody has touched', async ({ page, partner }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${partner}/routers/add`);
  await expect(news(page)).toContainText('The form is ready');
  const answers = page.locator('#news [data-event="sky-storage"]');
  await expect(answers).toHaveCount(1);
  const submit = () =>
    page.locator('sky-router-add').evaluate((form) => {
      const element = form as HTMLElement & { submit(): void; requestStorageAccess(): void };
      element.submit();
      // Heard after the first wish, and answered.
      element.requestStorageAccess();
    });
  await submit();
  await expect(answers).toHaveCount(2);
  // To look into the frame is to touch it, as far as the browser can tell: not before here.
  const frame = frameOf(page);
  await expect(frame.getByText('1 field needs attention')).toHaveCount(0);
  await frame.getByRole('textbox', { name: 'Name', exact: true }).click();
  await submit();
  await expect(frame.getByText('1 field needs attention').first()).toBeVisible();
});

test('what is not there is told to the page, too', async ({ page, partner }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${partner}/routers/00000000-0000-4000-8000-000000000000/edit`);
  await expect(news(page)).toContainText('Failed: not-found (404)');
});

test('a form in steps keeps them in the frame’s history: the browser’s Back is one step back', async ({
  page,
  partner,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${partner}/forms/vpn-add`);
  const frame = frameOf(page);
  const heading = (name: string) => frame.getByRole('heading', { level: 2, name });
  const first = await frame.getByRole('heading', { level: 2 }).first().textContent();
  await frame.getByRole('textbox', { name: 'Name', exact: true }).fill('branch-tunnel');
  await frame.getByRole('combobox', { name: 'Router' }).fill('edge-router');
  await frame.getByRole('option', { name: 'edge-router' }).first().click();
  await frame.getByRole('combobox', { name: 'Local networks' }).click();
  await frame.getByRole('option').first().click();
  await frame.getByRole('combobox', { name: 'Local networks' }).press('Escape');
  await frame.getByRole('button', { name: /^Next/ }).click();
  await expect(heading(first ?? '')).toHaveCount(0);
  await page.evaluate(() => history.back());
  await expect(heading(first ?? '')).toBeVisible();
  await expect(frame.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('branch-tunnel');
  await expect(page).toHaveURL(`${partner}/forms/vpn-add`);
});
