import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { cloudOf } from './cloud.ts';
import { field, form, listNamed, submit, toast, toasts } from './eyes.ts';
import { credentialsOf, expect, expectAccessible, signIn, test } from './fixtures.ts';
import { fresh } from './hands.ts';

// The error catalogue (1-foundations §8), class by class, as a person meets it. What breaks is the wire: the server is the
// real one, and gives what it can by itself.

const { row } = listNamed('Routers');
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

const faults: readonly Fault[] = [
  { name: 'network error', make: (route) => route.abort('connectionreset'), says: 'The server cannot be reached.' },
  {
    name: 'an answer that is not JSON',
    make: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<html>' }),
    says: 'The server’s answer cannot be read.',
  },
  {
    name: 'an answer of another shape',
    make: answer(200, { data: 'routers' }),
    says: 'The server’s answer cannot be read.',
  },
  {
    name: 'a refusal, in the words of a server that is not ours, without remarks about deprecated fields',
    make: answer(422, { message: "Field 'tenant_id' is deprecated. The list is frozen." }),
    says: 'The list is frozen.',
  },
  {
    name: 'a refusal without words',
    make: (route) => route.fulfill({ status: 409, body: '' }),
    says: 'Conflict',
  },
  {
    name: 'not found, without words',
    make: answer(404, {}),
    says: 'This does not exist any more.',
  },
  {
    name: 'not allowed',
    make: answer(403, { error: { err_code: 'forbidden', message: 'no' } }),
    says: 'You are not allowed to do this.',
  },
  {
    name: 'a fault of the server',
    make: answer(500, { error: { err_code: 'server_error', message: 'Internal Server Error.' } }),
    says: 'The server has a fault. Please tell your administrator.',
  },
  {
    name: 'a fault of what stands before the server',
    make: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    says: 'The server has a fault. Please tell your administrator.',
  },
];

test.describe('a list that cannot be had says why, and is there after another try', () => {
  for (const { name, make, says } of faults) {
    test(name, async ({ page }) => {
      await signIn(page, 'user', { project: 'payments-prod' });
      await page.route(list, make);
      await page.goto('/compute/routers');
      await expect(notice(page)).toContainText('This could not be loaded');
      await expect(notice(page)).toContainText(says);
      await expect(page.getByText('deprecated')).toHaveCount(0);
      await page.unroute(list);
      await notice(page).getByRole('button', { name: 'Try again' }).click();
      await expect(row(page, 'edge-router')).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test('rows that were there stay, and are said to be old', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/routers');
    await expect(row(page, 'edge-router')).toBeVisible();
    await page.route(list, answer(500, {}, { 'x-request-id': 'req-stale' }));
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('What you see may be out of date')).toBeVisible();
    await expect(row(page, 'edge-router')).toBeVisible();
    await page.unroute(list);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('What you see may be out of date')).toHaveCount(0);
  });

  test('the request is named, for whoever helps', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.route(list, answer(500, {}, { 'x-request-id': 'req-4711' }));
    await page.goto('/compute/routers');
    await expect(notice(page)).toContainText('Request req-4711');
    await expectAccessible(page);
  });
});

test('an object that is not there has a page that says so', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`/compute/routers/${randomUUID()}`);
  await expect(heading(page, 'Not here')).toBeVisible();
});

test.describe('a form', () => {
  const changes = /\/api\/v2\/compute\/routers$/;

  test.beforeEach(async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/routers/add');
    await field(page, 'Name').fill('refused');
  });

  test('shows what the server says of a field beside it, and the rest in a list', async ({ page }) => {
    const fields = { name: ['Too blue.', 'Too round.'], colour: 'Not painted yet.' };
    const message = 'The field `tenant` is deprecated, use `project` instead. Two fields are wrong.';
    await page.route(changes, answer(400, { error: { message, fields } }, { 'x-request-id': 'req-fields' }));
    await submit(page, 'Create router').click();
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/Too blue\. Too round\./);
    await expect(field(page, 'Name')).toBeFocused();
    await expect(form(page).getByRole('listitem').filter({ hasText: 'Not painted yet.' })).toBeVisible();
    await form(page).getByText('Details').click();
    await expect(form(page).getByText('Two fields are wrong.')).toBeVisible();
    await expect(form(page).getByText('Request req-fields')).toBeVisible();
    await expect(page.getByText('deprecated')).toHaveCount(0);
    await expectAccessible(page);

    // What was said was said of another name.
    await field(page, 'Name').fill('better');
    await expect(field(page, 'Name')).not.toHaveAccessibleDescription(/Too blue/);
  });

  test('says what is wrong with no field in particular, and keeps what was typed', async ({ page }) => {
    await page.route(changes, answer(409, { message: 'The plan of this project forbids routers.' }));
    await submit(page, 'Create router').click();
    await expect(
      form(page).getByRole('paragraph').filter({ hasText: 'The plan of this project forbids routers.' }),
    ).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue('refused');
    await page.unroute(changes);
    await submit(page, 'Create router').click();
    await expect(row(page, 'refused')).toBeVisible();
  });

  test('says that the server could not be reached, and can be sent again', async ({ page }) => {
    await page.route(changes, (route) => route.abort('connectionfailed'));
    await submit(page, 'Create router').click();
    await expect(form(page).getByText('The server cannot be reached.')).toBeVisible();
    await page.unroute(changes);
    await submit(page, 'Create router').click();
    await expect(row(page, 'refused')).toBeVisible();
  });

  test('a fault of the server is named by its request', async ({ page }) => {
    await field(page, 'Name').fill('fail-500-router');
    await submit(page, 'Create router').click();
    await expect(form(page).getByText('The server has a fault. Please tell your administrator.')).toBeVisible();
    await form(page).getByText('Details').click();
    await expect(form(page).getByText(/Request req-/)).toBeVisible();
  });
});

test('a long answer to a question folds, and has its details', async ({ page }) => {
  const name = fresh('long');
  await signIn(page, 'user', { project: 'payments-prod' });
  const { id } = await (await cloudOf(page, 'payments-prod')).router({ name });
  const message = Array.from({ length: 40 }, (_, at) => `Reason number ${at + 1} why it has to stay.`).join(' ');
  await page.route(new RegExp(`/api/v2/compute/routers/${id}$`), (route) =>
    route.request().method() === 'DELETE'
      ? answer(409, { message }, { 'x-request-id': 'req-long' })(route)
      : route.continue(),
  );
  await page.goto(`/compute/routers/${id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Delete router' }).click();
  const problem = page.locator('sky-alert').filter({ hasText: 'Reason number 1 ' });
  await expect(problem).toBeVisible();
  const folded = (await problem.boundingBox())!.height;
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('button', { name: 'Show less' })).toBeVisible();
  expect((await problem.boundingBox())!.height).toBeGreaterThan(folded * 2);
  await page.getByText('Details', { exact: true }).last().click();
  await expect(page.getByText('Request req-long')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(new RegExp(`/api/v2/compute/routers/${id}$`));
  await page.getByRole('button', { name: 'Delete router' }).click();
  await expect(question).toBeHidden();
  await expect(toast(page, `Router ${name} was deleted`)).toBeVisible();
});

test('a task that fails for some says which, and why, in one notice', async ({ page }) => {
  const [good, bad] = [fresh('goes'), fresh('fail-409-delete')];
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  await cloud.router({ name: good });
  await cloud.router({ name: bad });
  await page.goto('/compute/routers');
  for (const name of [good, bad]) await row(page, name).getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await question
    .getByRole('textbox')
    .or(page.getByRole('textbox', { name: /Type/ }))
    .fill('delete 2');
  await page.getByRole('button', { name: 'Delete 2 routers' }).click();
  await expect(toasts(page)).toContainText(bad);
  await expect(toasts(page)).toContainText('This does not fit with what is there.');
  await expect(row(page, good)).toHaveCount(0);
  await expect(row(page, bad)).toBeVisible();
});

test('a question that nobody waits for any more is aborted, and says nothing', async ({ page }) => {
  const about = /\/api\/v2\/about$/;
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/routers');
  await expect(row(page, 'edge-router')).toBeVisible();
  const asked = Promise.withResolvers<Route>();
  await page.route(about, (route) => asked.resolve(route));
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: /About/ }).click();
  await asked.promise;
  const aborted = page.waitForEvent('requestfailed', (request) => about.test(request.url()));
  await page.getByRole('button', { name: 'Close' }).last().click();
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(toasts(page).getByRole('listitem')).toHaveCount(0);
});

/** By key: the page, and the button with it, may be gone before a press when it has asked for something by itself. */
const askAgain = (page: Page) => page.keyboard.press('r');

test.describe('who may not', () => {
  test('a session that is over leads to the login page, and back', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/routers?search=edge');
    await expect(row(page, 'edge-router')).toBeVisible();
    const over = answer(401, { error: { err_code: 'unauthorized', message: 'Sign in first' } });
    await page.route(/\/api\/v2\/(?!login|settings)/, over);
    await askAgain(page);
    await expect(page).toHaveURL(/\/login.*redirectUrl=%2Fcompute%2Frouters%3Fsearch%3Dedge/);
    await page.unroute(/\/api\/v2\/(?!login|settings)/);
    const { name, password, domain } = credentialsOf('user');
    await page.getByRole('textbox', { name: 'Domain' }).fill(domain);
    await page.getByRole('textbox', { name: 'User name' }).fill(name);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/compute/routers?search=edge');
    await expect(row(page, 'edge-router')).toBeVisible();
  });

  test('a page that the role does not allow names the action and the noun', async ({ page }) => {
    await signIn(page, 'viewer', { project: 'storefront' });
    await page.goto('/compute/routers/add');
    await expect(heading(page, 'You have no access here')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('create on compute_routers');
    await expect(page.getByRole('main')).toContainText('otto.viewer');
    await expect(page.getByRole('main')).toContainText(/Requestreq-[0-9a-f-]{36}/);
    await expectAccessible(page);
  });

  test('an account that is disabled is told so, until it is enabled again', async ({ page }) => {
    const open = /\/api\/v2\/session\/open$/;
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.route(open, answer(403, { error: { err_code: 'access_disabled', message: 'no' } }));
    await page.goto('/compute/routers');
    await expect(page).toHaveURL('/access-disabled');
    await expect(page.getByText('Your account is disabled.')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(open);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/monitoring');
  });

  test('so is who has no project that is enabled', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.route(/\/api\/v2\/session\/open$/, async (route) => {
      const opened = await (await route.fetch()).json();
      await route.fulfill({ json: { ...opened, projects: [], scope: null, allowed: [] } });
    });
    await page.goto('/compute/routers');
    await expect(page).toHaveURL('/access-disabled');
    await expect(page.getByText('None of your projects is enabled.')).toBeVisible();
  });

  test('a session that is disabled while somebody works is told at the next call', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/routers');
    await expect(row(page, 'edge-router')).toBeVisible();
    // In this order: the list may be asked for between the two, and whose session it is with it.
    await page.route(/\/whoami\/?$/, answer(403, { error: { err_code: 'access_disabled', message: 'no' } }));
    await page.route(list, answer(401, { error: { err_code: 'unauthorized', message: 'no' } }));
    await askAgain(page);
    await expect(page).toHaveURL('/access-disabled');
  });
});

test.describe('a server that is being reconfigured', () => {
  for (const [when, before] of [
    ['while somebody works', true],
    ['from the start', false],
  ] as const) {
    test(`${when}: the console waits on a page of its own, and goes back by itself`, async ({ page }) => {
      await signIn(page, 'user', { project: 'payments-prod' });
      if (before) {
        await page.goto('/compute/routers?search=edge');
        await expect(row(page, 'edge-router')).toBeVisible();
      }
      const calls = /\/api\/v2\/(?!settings)/;
      await page.route(calls, answer(503, {}, { 'x-reconfiguration-state': 'in_progress' }));
      await page.clock.install();
      if (before) await askAgain(page);
      else await page.goto('/compute/routers?search=edge');
      await expect(heading(page, 'The cloud is being reconfigured')).toBeVisible();
      await expect(page).toHaveURL(/\/service-unavailable/);
      await expectAccessible(page);

      const looked = page.waitForResponse(/\/api\/v2\/meta/);
      await page.clock.runFor(5000);
      expect((await looked).status()).toBe(503);
      await expect(heading(page, 'The cloud is being reconfigured')).toBeVisible();

      // It answers, but is not done.
      await page.unroute(calls);
      await page.route(/\/api\/v2\/meta/, answer(200, { data: [] }, { 'x-reconfiguration-state': 'in_progress' }));
      const lookedAgain = page.waitForResponse(/\/api\/v2\/meta/);
      await page.clock.runFor(5000);
      expect((await lookedAgain).status()).toBe(200);
      await expect(heading(page, 'The cloud is being reconfigured')).toBeVisible();

      await page.unroute(/\/api\/v2\/meta/);
      await page.clock.runFor(5000);
      await expect(page).toHaveURL('/compute/routers?search=edge');
      await expect(row(page, 'edge-router')).toBeVisible();
    });
  }
});

test('what the console cannot do without says so with its details, and a reload mends it', async ({ page }) => {
  const open = /\/api\/v2\/session\/open$/;
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.route(open, answer(500, { message: 'The accounts are locked.' }, { 'x-request-id': 'req-start' }));
  await page.goto('/compute/routers');
  await expect(heading(page, 'The console could not start')).toBeVisible();
  await expect(page.getByText('The accounts are locked.')).toBeVisible();
  await expect(page.getByText('req-start')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(open);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'edge-router')).toBeVisible();
});

test('whoever is signed in reports a problem from an error page, with the request filled in', async ({ page }) => {
  await signIn(page, 'viewer', { project: 'storefront' });
  await page.goto('/compute/routers/add');
  const said = (await page.getByRole('main').innerText()).match(/req-[0-9a-f-]{36}/)?.[0] ?? '';
  expect(said).not.toBe('');
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const report = page.getByRole('form', { name: 'Report a problem' });
  await expect(report.getByRole('button', { name: 'Send report' })).toBeVisible();
  await expect(report.getByText(said)).toBeVisible();
  await expectAccessible(page);
});

for (const [path, title] of [
  ['/error', 'Something went wrong'],
  ['/error403', 'You have no access here'],
  ['/error404', 'There is nothing here'],
  ['/error500', 'The server has a fault'],
  ['/error503', 'The service is not available'],
  ['/service-unavailable', 'The cloud is being reconfigured'],
  ['/error-service-disabled', 'This service is switched off'],
  ['/nowhere/at/all', 'There is nothing here'],
] as const) {
  test(`${path} says what happened, names the request, and leads to help`, async ({ page }) => {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/Requestreq-[0-9a-f-]{36}/);
    const help = page.getByRole('link', { name: 'Report a problem' });
    await expect(help).toHaveAttribute('href', 'https://support.skydeck.example/');
  });
}
