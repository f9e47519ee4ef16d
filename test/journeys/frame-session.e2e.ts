import type { FrameLocator, Page } from '@playwright/test';
import { demoDomainId } from '@skydeck/platform/testing';
import { problemsInFrame, problemsOf } from '../axe.ts';
import { expectFits, next, writeNetwork } from './embeds.ts';
import { credentialsOf, demoProjectId, expect, signIn, test } from './fixtures.ts';

// Who sits in front of a framed form, how they came in, and for how long the page may show it.

const frameOf = (page: Page) => page.frameLocator('#place iframe');
const news = (page: Page) => page.locator('#news');
const HOUR = 60 * 60_000;
const partners = `/api/v2/domains/${demoDomainId('Norrland Retail')}/partners`;

async function type(
  place: FrameLocator | Page,
  { name, password, domain }: { readonly name: string; readonly password: string; readonly domain: string },
) {
  await place.getByRole('textbox', { name: 'Domain' }).fill(domain);
  await place.getByRole('textbox', { name: 'User name' }).fill(name);
  await place.getByRole('textbox', { name: 'Password' }).fill(password);
  await place.getByRole('button', { name: 'Sign in' }).click();
}

async function removePartner(administrator: Page) {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  const { data } = (await (await administrator.request.get(partners)).json()) as { data: { id: string }[] };
  const answer = await administrator.request.delete(`${partners}/${data[0]?.id}`, { headers });
  expect(answer.status()).toBe(204);
}

// spec: embedding.window
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
  await expect(window.getByRole('textbox', { name: 'Domain' })).toBeVisible();
  expect.soft(await problemsOf(window), 'the window').toEqual([]);
  await type(window, credentialsOf('user'));
  await expect(window.getByText(`A form in ${partner} will work with your account.`)).toBeVisible();
  expect.soft(await problemsOf(window), 'the question for whom').toEqual([]);
  await Promise.all([
    window.waitForEvent('close'),
    window.getByRole('button', { name: 'Continue as Jonas Lind' }).click(),
  ]);
  await expect(news(page)).toContainText('Session: signed-in');
  await writeNetwork(frame, 'window-lan', '10.82.0.0/24');
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
  await expectFits(frame);
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
  await expect(frame.getByLabel('MTU')).toBeVisible();
  const out = await page.request.post(`${elsewhere}/api/v2/logout`, { headers });
  expect(out.status()).toBe(204);
  await expect(frame.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
});

test('the window hands nothing to a page that it does not belong to', async ({ page, console, partner }) => {
  const address = `${console}/iframe/sign-in?host=${encodeURIComponent(partner)}`;
  await signIn(page, 'user', { project: 'payments-prod' });

  await test.step('in a tab of its own, whatever it is called', async () => {
    const refused = await page.goto(`${console}/iframe/sign-in?host=https%3A%2F%2Fevil.example`);
    expect(refused?.status()).toBe(403);
    await expect(page.getByRole('heading', { name: 'No sign-in can begin here' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'To the console' })).toHaveAttribute('href', '/');
    await page.goto(address);
    await expect(page.getByText('This window belongs to a form in another page.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Continue/ })).toHaveCount(0);
    // The router takes this for the same address.
    await page.goto(address.replace('sign-in', 'Sign-In'));
    await expect(page.getByRole('heading', { name: 'No sign-in can begin here' })).toBeVisible();
  });

  await test.step('who opens it from a page of their own is given no ticket', async () => {
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
      page.evaluate((to) => void window.open(to), address),
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
});

test('a frame takes a ticket from its window only while that is a page of ours', async ({ page, console, partner }) => {
  const elsewhere = console.replace('localhost', '127.0.0.1');
  await page.goto(`${partner}/networks/add`);
  await page.locator('sky-network-add').evaluate((form, at) => form.setAttribute('console-origin', at), elsewhere);
  const entered: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/frames/enter')) entered.push(request.postData() ?? '');
  });
  await frameOf(page).getByRole('button', { name: 'Continue' }).click();
  const open = frameOf(page).getByRole('button', { name: 'Open a sign-in window' });
  await expect(open).toBeVisible();
  const frame = page.frames().find((one) => one.url().startsWith(elsewhere));
  // As if the window had been led to another site.
  await frame?.evaluate((stranger) => {
    const { open: openPopup } = window;
    Object.assign(window, { open: (_: string, ...more: string[]) => openPopup(stranger, ...more), heard: 0 });
    addEventListener('message', ({ data }) => {
      if (data?.mark === 'skydeck-sign-in') Object.assign(window, { heard: 1 });
    });
  }, `${partner}/`);
  const [popup] = await Promise.all([page.waitForEvent('popup'), open.click()]);
  await popup.waitForLoadState();
  await popup.evaluate(
    (to) => (opener as Window).postMessage({ mark: 'skydeck-sign-in', ticket: 'forged' }, to),
    elsewhere,
  );
  await frame?.waitForFunction(() => (globalThis as unknown as { heard: number }).heard === 1);
  await expect(open).toBeVisible();
  await expect(frameOf(page).getByRole('alert')).toHaveCount(0);
  expect(entered).toEqual([]);
});

// spec: session.scope.frame
test('a form works in exactly the project that its page names, or says that it cannot', async ({ page, partner }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${partner}/routers/add`);
  await expect(news(page)).toContainText('The form is ready');
  const frame = frameOf(page);
  for (const [project, said, why] of [
    [demoProjectId('storefront'), 'not-found (404)', 'There is no such project for your account.'],
    ['not-a-project', 'not-found (404)', 'There is no such project for your account.'],
    [demoProjectId('sandbox-2024'), 'disabled (403)', 'This project is disabled.'],
  ] as const) {
    const failed = page.locator('#news [data-event="sky-failed"]');
    const before = await failed.count();
    await page.locator('sky-router-add').evaluate((form, id) => form.setAttribute('project-id', id), project);
    await expect(failed).toHaveCount(before + 1);
    await expect(failed.first()).toHaveText(`Failed: ${said}`);
    await expect(frame.getByText(why)).toBeVisible();
    await expect(frame.getByRole('form')).toHaveCount(0);
  }
});

test('a page that is taken off the list is refused at its next step, and what was typed is not sent', async ({
  page,
  partner,
  newPerson,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${partner}/networks/add`);
  const frame = frameOf(page);
  await writeNetwork(frame, 'too-late-lan', '10.83.0.0/24');
  await removePartner(await newPerson('domainAdministrator'));
  await frame.getByRole('button', { name: 'Create network' }).click();
  await expect(frame.getByText('This page may not show this form.')).toBeVisible();
  await expect(news(page)).toContainText('Failed: denied (403)');
  await expect(news(page)).not.toContainText('Created');
});

test('a page of one domain shows no form to people of another, and learns nothing of them', async ({
  page,
  partner,
  newPerson,
}) => {
  const stranger = await newPerson('administrator');
  const frame = frameOf(page);
  const refusal = 'This page may not show this form.';
  const heard = async (who: Page) => {
    await who.goto(`${partner}/networks/add`);
    await expect(news(who)).toContainText('Session: signed-out');
    await expect(news(who)).toContainText('Storage access: granted');
    return (await news(who).getByRole('listitem').allTextContents()).toSorted();
  };
  const heightOf = async (who: Page) => (await who.locator('#place iframe').boundingBox())?.height;

  await test.step('who is signed in is heard of as nobody is', async () => {
    const ofStranger = await heard(stranger);
    await expect(frameOf(stranger).getByText(refusal)).toBeVisible();
    expect.soft(await problemsInFrame(stranger.frames()[1]!), 'the refusal').toEqual([]);
    expect(ofStranger).toEqual(await heard(page));
    // Nor is the frame of another height.
    await expect(frame.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
    await expect.poll(() => heightOf(stranger)).toBe(await heightOf(page));
  });

  // What the page is told is as high as this.
  const height = () =>
    frame.locator('form:not([hidden])').evaluate((form) => {
      const shell = form.ownerDocument.getElementById('root')?.firstElementChild;
      return [shell, form].map((element) => element?.getBoundingClientRect().height);
    });
  await frame.getByRole('button', { name: 'Sign in' }).click();

  await test.step('a wrong password is said in the frame, where it was typed', async () => {
    await type(frame, { ...credentialsOf('user'), password: 'wrong' });
    await expect(frame.getByRole('alert')).toContainText('Signing in did not work out');
    await expect(frame.getByRole('textbox', { name: 'User name' })).toHaveValue(credentialsOf('user').name);
  });

  await test.step('the right one of a stranger shows the page no other height', async () => {
    const afterWrong = await height();
    await type(frame, credentialsOf('administrator'));
    await expect(frame.getByText(refusal)).toBeVisible();
    expect(await height()).toEqual(afterWrong);
  });

  await frame.getByRole('button', { name: 'Sign in with another account' }).click();
  await type(frame, credentialsOf('user'));
  await expect(frame.getByLabel('MTU')).toBeVisible();
});

// spec: embedding.submit
test('a form is sent by who has touched it, goes a step back with the browser’s Back, and leads nowhere else', async ({
  page,
  console,
  partner,
}) => {
  const frame = frameOf(page);
  await signIn(page, 'user', { project: 'payments-prod' });

  await test.step('a page cannot send a form that nobody has touched', async () => {
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
    await expect(frame.getByText('1 field needs attention')).toHaveCount(0);
    await frame.getByRole('textbox', { name: 'Name', exact: true }).click();
    await submit();
    await expect(frame.getByText('1 field needs attention').first()).toBeVisible();
  });

  await test.step('steps are kept in the frame’s history', async () => {
    await page.goto(`${partner}/forms/vpn-add`);
    const heading = (name: string) => frame.getByRole('heading', { level: 2, name });
    const first = await frame.getByRole('heading', { level: 2 }).first().textContent();
    await frame.getByRole('textbox', { name: 'Name', exact: true }).fill('branch-tunnel');
    await frame.getByRole('combobox', { name: 'Router' }).fill('edge-router');
    await frame.getByRole('option', { name: 'edge-router' }).first().click();
    await frame.getByRole('combobox', { name: 'Local networks' }).click();
    await frame.getByRole('option').first().click();
    await frame.getByRole('combobox', { name: 'Local networks' }).press('Escape');
    // The page's own button is the form's next step.
    await page.locator('sky-vpn-add').evaluate((form) => (form as HTMLElement & { submit(): void }).submit());
    await expect(heading('Peer side')).toBeFocused();
    await expect(heading(first ?? '')).toHaveCount(0);
    await page.evaluate(() => history.back());
    await expect(heading(first ?? '')).toBeVisible();
    await expect(frame.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('branch-tunnel');
    await expect(page).toHaveURL(`${partner}/forms/vpn-add`);
  });

  await test.step('an address below /iframe that is no form leads a frame nowhere', async () => {
    await page.evaluate(
      (address) => {
        const stray = document.createElement('iframe');
        stray.id = 'stray';
        stray.src = address;
        document.body.append(stray);
      },
      `${console}/iframe/no-such-form?host=${encodeURIComponent(partner)}`,
    );
    const stray = page.frameLocator('#stray');
    await expect(stray.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
    await stray.getByRole('button', { name: 'To the start page' }).click();
    await expect(stray.getByRole('button')).toHaveCount(0);
    await expect(stray.getByRole('link')).toHaveCount(0);
    await expect(stray.locator('body')).toHaveText('');
  });
});

// spec: embedding.ending
test('a session that runs out is told as that, one that somebody ends as ended, and what was typed waits for its person', async ({
  page,
  partner,
  platform,
}) => {
  const told = page.locator('#news [data-event="sky-session"]');
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${partner}/networks/add`);
  await expect(told).toHaveText(['Session: signed-in']);
  const answer = await page.request.post('/api/v2/logout', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await expect(told).toHaveText(['Session: signed-out', 'Session: signed-in']);

  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${partner}/networks/add`);
  await expect(told).toHaveText(['Session: signed-in']);
  await frameOf(page).getByLabel('Name').fill('waiting-lan');
  await next(frameOf(page), 'IPv4 subnet');
  await frameOf(page).getByLabel('CIDR').fill('10.84.0.0/24');
  await platform.advance(HOUR + 60_000);
  await expect(told).toHaveText(['Session: expired', 'Session: signed-in']);
  const frame = frameOf(page);
  const again = frame.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toHaveAccessibleDescription('Your session has ended.');
  await expect(frame.getByLabel('CIDR')).toBeHidden();
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await type(frame, credentialsOf('user'));
  await expect(again).toHaveCount(0);
  await expect(frame.getByLabel('CIDR')).toHaveValue('10.84.0.0/24');
  await expect(told).toHaveText(['Session: signed-in', 'Session: expired', 'Session: signed-in']);
  await expect(page.locator('#news [data-event="sky-ready"]')).toHaveCount(1);
  await next(frame, 'IPv6 subnet');
  await next(frame, 'Review');
  await frame.getByRole('button', { name: 'Create network' }).click();
  await expect(news(page)).toContainText(/Created: network/);
});
