import type { Page, Route } from '@playwright/test';
import { goOn } from './addresses.ts';
import { field, form, listNamed, live, submit, toast } from './locators.ts';
import { type Account, credentialsOf, expect, signIn, test } from './fixtures.ts';
import { chooseAct, fresh } from './actions.ts';

// The error catalogue (spec: error.classes), as a person meets it. What breaks is the wire: the server is the real one, and
// gives what it can by itself. What is said of each kind of answer: kit/failure/problem-text.test.ts.

const HOUR = 60 * 60_000;
const { row } = listNamed('Routers');
const create = /\/api\/v2\/compute\/routers$/;
const whoami = /\/whoami\/?$/;
const list = /\/api\/v2\/compute\/routers\?/;
const notice = (page: Page) => page.getByRole('main').getByRole('alert');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', headers, body: JSON.stringify(body) });

interface Fault {
  readonly name: string;
  readonly make: (route: Route) => Promise<void>;
  readonly says: string;
}

/** No two neighbours say the same: what shows is never what the one before said. */
const faults: readonly Fault[] = [
  {
    name: 'network error',
    make: (route) => route.abort('connectionreset'),
    says: 'Cannot connect. Check your connection and try again.',
  },
  {
    name: 'an answer that is not JSON',
    make: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<html>' }),
    says: 'The response could not be read.',
  },
  {
    name: 'a refusal, in the words of a server that is not ours, without remarks about deprecated fields',
    make: answer(422, { message: "Field 'tenant_id' is deprecated. The list is frozen." }),
    says: 'The list is frozen.',
  },
];

// spec: error.reload, spec: form.server-problems
test('a list that cannot be had says why, and is there after another try; a form says what is wrong where it belongs, keeps what was typed, and can be sent again', async ({
  page,
}) => {
  const again = notice(page).getByRole('button', { name: 'Try again' });
  const changes = /\/api\/v2\/compute\/routers$/;
  const send = () => submit(page, 'Create router').click();
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.route(list, answer(500, {}, { 'x-request-id': 'req-4711' }));
  await page.goto('/compute/routers');
  await expect(notice(page)).toContainText('This could not be loaded');
  await expect(notice(page)).toContainText(
    'Server error. Try again. If the problem continues, contact your administrator.',
  );
  await test.step('the request is named, for whoever helps', () =>
    expect(notice(page)).toContainText('Request req-4711'));
  await page.unroute(list);

  for (const { name, make, says } of faults) {
    await test.step(name, async () => {
      await page.route(list, make);
      await again.click();
      await expect(notice(page)).toContainText('This could not be loaded');
      await expect(notice(page)).toContainText(says);
      await expect(page.getByText('deprecated')).toHaveCount(0);
      await page.unroute(list);
    });
  }
  await again.click();
  await expect(row(page, 'edge-router')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);

  await test.step('rows that were there stay, and are said to be old', async () => {
    await page.route(list, answer(500, {}, { 'x-request-id': 'req-stale' }));
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Data may be out of date')).toBeVisible();
    await expect(row(page, 'edge-router')).toBeVisible();
    await page.unroute(list);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Data may be out of date')).toHaveCount(0);
  });

  await page.getByRole('button', { name: 'Create router' }).click();
  await test.step('what the server says of a field is beside it, and the rest in a list', async () => {
    const fields = { name: ['Too blue.', 'Too round.'], colour: 'Not painted yet.' };
    const message = 'The field `tenant` is deprecated, use `project` instead. Two fields are wrong.';
    await field(page, 'Name').fill('refused');
    await page.route(changes, answer(400, { error: { message, fields } }, { 'x-request-id': 'req-fields' }));
    await send();
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/Too blue\. Too round\./);
    await expect(field(page, 'Name')).toBeFocused();
    await expect(form(page).getByRole('listitem').filter({ hasText: 'Not painted yet.' })).toBeVisible();
    await form(page).getByText('Details').click();
    await expect(form(page).getByText('Two fields are wrong.')).toBeVisible();
    await expect(form(page).getByText('Request req-fields')).toBeVisible();
    await expect(page.getByText('deprecated')).toHaveCount(0);
    // What was said was said of another name.
    await field(page, 'Name').fill('better');
    await expect(field(page, 'Name')).not.toHaveAccessibleDescription(/Too blue/);
    await page.unroute(changes);
  });

  await test.step('what is wrong with no field in particular', async () => {
    const forbidden = 'The plan of this project forbids routers.';
    await field(page, 'Name').fill('refused');
    await page.route(changes, answer(409, { message: forbidden }));
    await send();
    await expect(form(page).getByRole('paragraph').filter({ hasText: forbidden })).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue('refused');
    await page.unroute(changes);
  });

  await send();
  await expect(row(page, 'refused')).toBeVisible();

  await test.step('a long answer to a question folds, and has its details', async () => {
    await row(page, 'refused').getByRole('link').first().click();
    await expect(heading(page, 'refused')).toBeVisible();
    const one = /\/api\/v2\/compute\/routers\/[\w-]+$/;
    const message = Array.from({ length: 40 }, (_, at) => `Reason number ${at + 1} why it has to stay.`).join(' ');
    await page.route(one, (route) =>
      route.request().method() === 'DELETE'
        ? answer(409, { message }, { 'x-request-id': 'req-long' })(route)
        : route.continue(),
    );
    await chooseAct(page, 'Delete');
    const question = page.getByRole('alertdialog');
    await page.getByRole('button', { name: 'Delete router' }).click();
    await expect(page.locator('sky-alert').filter({ hasText: 'Reason number 1 ' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible();
    await page.getByText('Details', { exact: true }).last().click();
    await expect(page.getByText('Request req-long')).toBeVisible();
    await page.unroute(one);
    await page.getByRole('button', { name: 'Delete router' }).click();
    await expect(question).toBeHidden();
    await expect(toast(page, 'Router refused was deleted')).toBeVisible();
  });
});

/** By key: the page, and the button with it, may be gone before a press when it has asked for something by itself. */
const askAgain = (page: Page) => page.keyboard.press('r');

const again = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });

/** Over the page: who was here stands there already. */
async function signInAgain(page: Page, account: Account) {
  const { name, password } = credentialsOf(account);
  if (account !== 'user') await page.getByRole('textbox', { name: 'User name' }).fill(name);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

// spec: session.interrupted
test('a session that ends takes nothing that was typed: one signs in over the page and goes on, in each tab; for another account it is gone', async ({
  page,
  platform,
}) => {
  const name = fresh('kept');
  const nameField = field(page, 'Name');
  const signOut = () => page.request.post('/api/v2/logout', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/routers/add');
  await nameField.fill(name);

  await test.step('what was pressed after the end is not sent by itself, and can be pressed again', async () => {
    // The live link does not tell: the press finds out.
    const over = answer(401, { error: { err_code: 'unauthorized', message: 'Sign in first' } });
    for (const at of [create, whoami]) await page.route(at, over);
    await submit(page, 'Create router').click();
    await expect(again(page)).toBeVisible();
    for (const at of [create, whoami]) await page.unroute(at);
    await signInAgain(page, 'user');
    await expect(page.getByText('Your session had ended and nothing was saved.')).toBeVisible();
    await expect(nameField).toHaveValue(name);
  });

  const other = await page.context().newPage();
  await other.goto('/compute/networks');
  await expect(heading(other, 'Networks')).toBeVisible();
  await page.bringToFront();
  await nameField.focus();

  await test.step('it is covered, and says why', async () => {
    await platform.advance(HOUR + 60_000);
    for (const tab of [other, page]) {
      await expect(again(tab)).toBeVisible(live);
      await expect(again(tab)).toHaveAccessibleDescription('Your session has ended.');
    }
    await expect(nameField).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'User name' })).toHaveValue(credentialsOf('user').name);
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(again(page)).toBeVisible();
  });

  await test.step('the same person goes on where they were, in each tab', async () => {
    await signInAgain(page, 'user');
    for (const tab of [page, other]) await expect(again(tab)).toHaveCount(0);
    await expect(nameField).toHaveValue(name);
    await expect(nameField).toBeFocused();
    await expect(heading(other, 'Networks')).toBeVisible();
    await other.close();
    await submit(page, 'Create router').click();
    await expect(row(page, name), 'and the link lives').toBeVisible();
    await expect(form(page)).toHaveCount(0);
  });

  await test.step('somebody else finds nothing of it', async () => {
    await page.getByRole('button', { name: 'Create router' }).click();
    await nameField.fill('not-for-others');
    expect((await signOut()).ok()).toBe(true);
    await expect(again(page)).toBeVisible(live);
    await expect(again(page)).toHaveAccessibleDescription(/^You were signed out in another tab/);
    await signInAgain(page, 'domainAdministrator');
    await expect(again(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Account of Mia Hallberg/ })).toBeVisible();
    await expect(page.locator('[value="not-for-others"]')).toHaveCount(0);
  });

  await test.step('whoever loads the page anew signs in on the login page, which says why and leads back', async () => {
    await goOn(page, '/compute/routers?search=edge');
    await expect(page.getByRole('searchbox')).toHaveValue('edge');
    expect((await signOut()).ok()).toBe(true);
    // Told by the link, or by the first call: whichever it was is said again.
    await expect(again(page)).toHaveAccessibleDescription(
      /^You(?:r session has ended| were signed out in another tab)/,
      live,
    );
    const why = await page
      .locator('sky-dialog')
      .evaluate((dialog: HTMLElement & { description: string }) => dialog.description);
    await page.reload();
    await expect(page).toHaveURL(/\/login.*redirectUrl=%2Fcompute%2Frouters%3Fsearch%3Dedge/);
    await expect(page.getByText(why)).toBeVisible();
  });
});

// spec: navigation.error-pages, spec: navigation.access-disabled, spec: session.check
test('each page of an error says what happened, names the request, and leads to help; so does a console that cannot start, and whose access is disabled is told so, until it is enabled again', async ({
  page,
}) => {
  const open = /\/api\/v2\/session\/open$/;
  const tryAgain = () => page.getByRole('button', { name: 'Try again' }).click();
  const disabled = answer(403, { error: { err_code: 'access_disabled', message: 'no' } });
  await page.goto('/login');

  for (const [path, title] of [
    ['/error', 'Something went wrong'],
    ['/error403', 'Access denied'],
    ['/error404', 'Page not found'],
    ['/error500', 'Server error'],
    ['/error503', 'Service unavailable'],
    ['/error-service-disabled', 'This service is turned off'],
    ['/nowhere/at/all', 'Page not found'],
    ['/service-unavailable', 'The cloud is being reconfigured'],
  ] as const) {
    await test.step(path, async () => {
      await goOn(page, path);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/Requestreq-[0-9a-f-]{36}/);
      const help = page.getByRole('link', { name: 'Report a problem' });
      await expect(help).toHaveAttribute('href', 'https://support.skydeck.example/');
    });
  }

  await signIn(page, 'user', { project: 'payments-prod' });
  await test.step('what the console cannot do without says so with its details, and a reload mends it', async () => {
    await page.route(open, answer(500, { message: 'The accounts are locked.' }, { 'x-request-id': 'req-start' }));
    await page.goto('/compute/routers');
    await expect(heading(page, 'The console could not start')).toBeVisible();
    await expect(page.getByText('The accounts are locked.')).toBeVisible();
    await expect(page.getByText('req-start')).toBeVisible();
    await page.unroute(open);
    await tryAgain();
    await expect(row(page, 'edge-router')).toBeVisible();
  });

  await test.step('access is disabled while somebody works: they are told at the next call', async () => {
    // In this order: the list may be asked for between the two, and whose session it is with it.
    await page.route(whoami, disabled);
    await page.route(list, answer(401, { error: { err_code: 'unauthorized', message: 'no' } }));
    await askAgain(page);
    await expect(again(page)).toHaveAccessibleDescription('Your account was disabled. Contact your administrator.');
    await page.unroute(whoami);
    await page.unroute(list);
  });

  await test.step('an account, and one that has no project that is enabled', async () => {
    await page.route(open, disabled);
    await page.goto('/compute/routers');
    await expect(page).toHaveURL('/access-disabled');
    await expect(page.getByText('Your account is disabled.')).toBeVisible();
    await page.unroute(open);
    await page.route(open, async (route) => {
      const opened = await (await route.fetch()).json();
      await route.fulfill({ json: { ...opened, projects: [], scope: null, allowed: [] } });
    });
    await tryAgain();
    await expect(page.getByText('All of your projects are disabled.')).toBeVisible();
    await expect(page).toHaveURL('/access-disabled');
    await page.unroute(open);
    await tryAgain();
    await expect(page).toHaveURL('/monitoring');
  });
});

test.describe('as time goes on', () => {
  test.use({ ownContext: true });

  // spec: navigation.reconfiguration, spec: navigation.service-unavailable
  test('while a server is being reconfigured the console waits on a page of its own, and goes back by itself', async ({
    page,
  }) => {
    const calls = /\/api\/v2\/(?!settings)/;
    const meta = /\/api\/v2\/meta/;
    const wait = heading(page, 'The cloud is being reconfigured');
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.clock.install();
    await page.goto('/compute/routers?search=edge');
    await expect(row(page, 'edge-router')).toBeVisible();

    await page.route(calls, answer(503, {}, { 'x-reconfiguration-state': 'in_progress' }));
    await askAgain(page);
    await expect(wait).toBeVisible();
    await expect(page).toHaveURL(/\/service-unavailable/);

    const looked = page.waitForResponse(meta);
    await page.clock.runFor(5000);
    expect((await looked).status()).toBe(503);
    await expect(wait).toBeVisible();

    // It answers, but is not done.
    await page.unroute(calls);
    await page.route(meta, answer(200, { data: [] }, { 'x-reconfiguration-state': 'in_progress' }));
    const lookedAgain = page.waitForResponse(meta);
    await page.clock.runFor(5000);
    expect((await lookedAgain).status()).toBe(200);
    await expect(wait).toBeVisible();

    await page.unroute(meta);
    await page.clock.runFor(5000);
    await expect(page).toHaveURL('/compute/routers?search=edge');
    await expect(row(page, 'edge-router')).toBeVisible();
  });
});
