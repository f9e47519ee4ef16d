import type { Page } from '@playwright/test';
import { field, form, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { tabTo } from '../../../../../test/journeys/actions.ts';

const address = (page: Page) => field(page, 'Contact e-mail');
const description = (page: Page) => field(page, 'What happened?');
const send = (page: Page) => submit(page, 'Send report');

async function openReport(page: Page) {
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Report a problem' }).click();
  await expect(address(page)).toBeVisible();
}

// spec: report.request, spec: report.off
test('an error page fills it in; it is asked about before it is lost, refused at its field, and sent; while one is under way, and where they are off, none can be sent, and the reason is said', async ({
  page,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/error500');
  const request = /req-[0-9a-f-]{36}/;
  await expect(page.getByRole('main')).toContainText(request);
  const [said = 'none'] = (await page.getByRole('main').innerText()).match(request) ?? [];
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await expect(description(page)).toHaveValue(/^The server has a fault\n/);
  await expect(form(page).getByRole('checkbox', { name: /^Request / })).toBeChecked();
  await expect(form(page).getByText(said)).toBeVisible();
  await expect(address(page)).toHaveValue(/^jonas\.lind@/);
  await description(page).fill('Half a sentence');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(description(page)).toHaveValue('Half a sentence');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(form(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'To the start page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();

  await test.step('by keyboard, out of the palette', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('report');
    await expect(page.getByRole('option', { name: 'Report a problem' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(address(page)).toBeFocused();
    await address(page).fill('jonas@nowhere');
    await page.keyboard.press('Enter');
    await expect(address(page)).toHaveAccessibleDescription(/This is not an e-mail address/);
    await expect(address(page)).toBeFocused();
    await address(page).fill('');
    await expect(address(page)).toHaveAccessibleDescription(/Required\./);
    await address(page).fill('jonas@norrland.example');
    await description(page).fill('The list of networks stays empty.');
    await tabTo(page, send(page));
    const sent = page.waitForRequest((asked) => asked.url().endsWith('/api/v2/reports/') && asked.method() === 'POST');
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({
      contact_email: 'jonas@norrland.example',
      problem_description: 'The list of networks stays empty.',
    });
    await expect(toast(page, 'The problem report was sent')).toBeVisible();
    await expect(form(page)).toHaveCount(0);
  });

  await test.step('while one is under way', async () => {
    const running = {
      task_id: '6f8f1f0e-6f0a-4d7c-9d5e-2f0c8f8f8f8f',
      name: 'reports.send',
      state: 'running',
      args: {},
      kwargs: {},
      progress: null,
      error: null,
      result: null,
      project_id: null,
      user_id: 'u',
      request_id: null,
      created_at: '2026-01-01T00:00:00Z',
      updated_at: '2026-01-01T00:00:00Z',
    };
    await page.route(/\/api\/v2\/tasks(\?|\/)/, (route) =>
      route.fulfill({ json: /tasks\?/.test(route.request().url()) ? { data: [running] } : running }),
    );
    await openReport(page);
    const reason = page.getByText('A report of yours is being sent. Wait until it is done.').first();
    await expect(reason).toBeVisible();
    await expect(send(page)).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(form(page)).toHaveCount(0);
    await page.unrouteAll();
  });

  await test.step('where they are off, on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/api/v2/settings/reports/', (route) =>
      route.fulfill({ json: { problem: { sending_enabled: false } } }),
    );
    await openReport(page);
    await expect(page.getByText(/Problem reports are switched off here/).first()).toBeVisible();
    await expect(send(page)).toBeDisabled();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expect(send(page)).toBeInViewport();
  });
});
