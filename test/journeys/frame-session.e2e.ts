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
});

test('the window of nobody’s frame hands nothing to anybody', async ({ page, console }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${console}/iframe/sign-in?host=https%3A%2F%2Fevil.example`);
  await expect(page.getByText('This window belongs to a form in another page.')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
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

test('a page of one domain shows no form to people of another', async ({ page, partner }) => {
  await signIn(page, 'administrator');
  await page.goto(`${partner}/networks/add`);
  await expect(frameOf(page).getByText('This page may not show this form.')).toBeVisible();
  await expect(news(page)).toContainText('Failed: denied (403)');
  await expectAccessible(page);
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
