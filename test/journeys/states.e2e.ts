import type { Page, Route } from '@playwright/test';
import { goOn } from './addresses.ts';
import { problemsOf } from '../axe.ts';
import { bulkBar, field, form, listNamed, toast } from './locators.ts';
import { expect, signIn, test } from './fixtures.ts';

// Each kind of state that a page can be in, once: what is open, chosen, wrong, empty or refused. That the pages are
// accessible as they come is asked in pages.e2e.ts, what a frame shows in partner.e2e.ts and frame-session.e2e.ts.

const { row } = listNamed('Routers');
const softly = expect.configure({ soft: true });
const list = /\/api\/v2\/compute\/routers\?/;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test.describe.configure({ timeout: 120_000 });
// A colour on its way to another is neither.
test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }));

/** A state that somebody brings about, and axe looks at. What is open is closed again with Escape. */
async function look(page: Page, state: string, make: () => Promise<unknown>) {
  await test.step(state, async () => {
    await make();
    await softly.poll(() => problemsOf(page), state).toEqual([]);
  });
}

test('what opens over a page is accessible', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/routers');
  await expect(row(page, 'edge-router')).toBeVisible();
  const opened = async (state: string, make: () => Promise<unknown>) => {
    await look(page, state, make);
    await page.keyboard.press('Escape');
  };

  await opened('the menu of the account', async () => {
    await button(page, /Account of/).click();
    await expect(page.getByRole('menuitem').last()).toBeVisible();
  });
  await opened('the command palette, with what it found', async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.type('prod');
    await expect(page.getByRole('option', { name: /prod-core/ }).first()).toBeVisible();
  });
  await opened('the chooser of projects', async () => {
    await button(page, /payments-prod/).click();
    await expect(page.getByRole('option').first()).toBeVisible();
  });
  await opened('the notifications', async () => {
    await button(page, /^Notifications/).click();
    await expect(page.getByRole('tab', { name: 'Tasks' })).toBeVisible();
  });
  await opened('a filter', async () => {
    await button(page, 'Filter').click();
    await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
  });
  await opened('the saved views', async () => {
    await button(page, /views/i).click();
    await expect(page.getByText('No saved views.')).toBeVisible();
  });
  await opened('a form in a dialog', async () => {
    await button(page, /Account of/).click();
    await page.getByRole('menuitem', { name: 'Report a problem' }).click();
    await expect(button(page, 'Send report')).toBeVisible();
  });
});

test('what somebody does on a page, and what is wrong there, is accessible', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/routers');
  await expect(row(page, 'edge-router')).toBeVisible();

  await look(page, 'chosen rows and what can be done with them', async () => {
    await row(page, 'edge-router').getByRole('checkbox').check();
    await row(page, 'batch-router').getByRole('checkbox').check();
    await expect(bulkBar(page)).toBeVisible();
  });
  await look(page, 'the question before several are deleted', async () => {
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  });
  await look(page, 'a form whose fields are wrong', async () => {
    await page.keyboard.press('Escape');
    await goOn(page, '/compute/routers/add');
    await form(page).getByRole('button', { name: 'Create router' }).click();
    await expect(form(page).getByRole('alert')).toBeVisible();
  });
  await look(page, 'a form that the server refused', async () => {
    await field(page, 'Name').fill('fail-500-router');
    await form(page).getByRole('button', { name: 'Create router' }).click();
    await form(page).getByText('Details').click();
    await expect(form(page).getByText(/Request req-/)).toBeVisible();
  });
  await look(page, 'the question before what was typed is lost', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
  });
  await look(page, 'a notice of what came of it', async () => {
    await button(page, 'Discard').click();
    await goOn(page, '/compute/routers/add');
    await field(page, 'Name').fill('looked-at');
    await form(page).getByRole('button', { name: 'Create router' }).click();
    await expect(toast(page, 'Router looked-at was created')).toBeVisible();
  });
  await look(page, 'a list in which nothing matches', async () => {
    await goOn(page, '/compute/routers?search=nowhere');
    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
  });
  await look(page, 'an object that is not there', async () => {
    await goOn(page, '/compute/routers/00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  });
  const broken = (route: Route) => route.fulfill({ status: 500, headers: { 'x-request-id': 'req-4711' }, json: {} });
  await look(page, 'rows that may be old', async () => {
    await goOn(page, '/compute/routers');
    await expect(row(page, 'edge-router')).toBeVisible();
    await page.route(list, broken);
    await button(page, 'Refresh').click();
    await expect(page.getByText('Data may be out of date')).toBeVisible();
  });
  await look(page, 'a list that cannot be had', async () => {
    await page.goto('/compute/routers');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Request req-4711');
    await page.unroute(list);
  });
  await look(page, 'a console that could not start', async () => {
    await page.route(/\/session\/open$/, broken);
    await page.goto('/compute/routers');
    await expect(page.getByRole('heading', { name: 'The console could not start' })).toBeVisible();
    await page.unroute(/\/session\/open$/);
  });
  await look(page, 'a cloud that is being reconfigured', async () => {
    await page.route(/\/api\/v2\/(?!settings)/, (route) =>
      route.fulfill({ status: 503, headers: { 'x-reconfiguration-state': 'in_progress' }, json: {} }),
    );
    await page.goto('/compute/routers');
    await expect(page.getByRole('heading', { name: 'The cloud is being reconfigured' })).toBeVisible();
  });
});

test.describe('as time goes on', () => {
  test.use({ ownContext: true });

  test('what is empty, not allowed or over is accessible', async ({ page, partner }) => {
    await page.clock.install();
    await signIn(page, 'viewer', { project: 'storefront' });
    await look(page, 'a page that the role does not allow', async () => {
      await page.goto('/compute/routers/add');
      await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
    });
    await look(page, 'an address that is nowhere', async () => {
      await page.goto('/compute/unicorns/7');
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    });
    await look(page, 'a form for a frame, in a tab', async () => {
      await page.goto(`/iframe/networks/add?host=${encodeURIComponent(partner)}`);
      await expect(page.getByRole('heading', { name: 'This form is meant to be embedded' })).toBeVisible();
    });

    await signIn(page, 'domainAdministrator', { project: 'payments-staging' });
    await look(page, 'a list without anything in it', async () => {
      await page.goto('/compute/routers');
      await expect(page.getByRole('heading', { name: 'No routers in this project' })).toBeVisible();
    });
    await look(page, 'a session that is about to end', async () => {
      await page.mouse.move(200, 200);
      await expect
        .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('skydeck.idle'))))
        .toBe(true);
      await page.clock.fastForward('14:31');
      await expect(page.getByText(/Signing out in \d+ seconds/).first()).toBeVisible();
    });
    await look(page, 'a session that is over', async () => {
      await page.clock.fastForward('15:01');
      await expect(page.getByRole('dialog', { name: 'Sign in again' })).toContainText('15 minutes');
    });
  });
});
