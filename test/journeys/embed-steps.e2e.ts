import type { Page } from '@playwright/test';
import { forms } from '../../packages/embed/forms/forms.ts';
import { problemsInFrame } from '../axe.ts';
import { groundOf, next, uses } from './embeds.ts';
import { expect, signIn, test } from './fixtures.ts';
import { fresh } from './actions.ts';

// A form that begins in its middle, because the page of another origin says so: at each of its steps, and what that page
// hears from there.

const frameOf = (page: Page) => page.frameLocator('#place iframe');
const news = (page: Page, event: string) => page.locator(`#news [data-event="sky-${event}"]`);
const text = (page: Page, name: string) => frameOf(page).getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => frameOf(page).getByRole('button', { name, exact: true }).click();
const step = (page: Page, tag: string, value: string) =>
  page.locator(tag).evaluate((element, to) => element.setAttribute('step', to), value);

/** What of a pool is written there. */
const parts: Readonly<Record<string, string>> = {
  'add-pool': 'Balancing',
  'add-pool/vms': 'Members',
  'add-pool/healthmonitor': 'Health monitor',
  vms: 'Members',
  healthmonitor: 'Health monitor',
};

async function expectPart(page: Page, value: string) {
  const frame = frameOf(page);
  await expect(frame.getByRole('form')).toHaveAccessibleName(/pool/);
  await expect(frame.getByRole('link', { name: parts[value] ?? '' })).toHaveAttribute('aria-current', /./);
}

const stepped = forms.flatMap(({ name, attributes = [] }) => {
  const values = attributes.find((attribute) => attribute.name === 'step')?.values;
  return values ? [{ name, tag: `sky-${name}`, values }] : [];
});

for (const { name, tag, values } of stepped) {
  test(`${tag} is opened at each of its steps, moves to another, and is sent from there`, async ({ page, partner }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    const attributes = (await uses[name]?.attributes(await groundOf(page))) ?? {};
    for (const value of values) {
      await page.goto(`${partner}/forms/${name}?${new URLSearchParams({ ...attributes, step: value }).toString()}`);
      await expect(news(page, 'ready')).toHaveText('The form is ready: Add balancing pool');
      await expectPart(page, value);
      expect.soft(await problemsInFrame(page.frames()[1]!), value).toEqual([]);
    }

    // The last one is open: the page itself goes through the others, and what was told of one is told of each.
    for (const [before, value] of values.entries()) {
      if (value === values.at(-1)) break;
      await step(page, tag, value);
      await expect(news(page, 'ready')).toHaveCount(before + 2);
      await expectPart(page, value);
    }
    await step(page, tag, 'review');
    await expect(news(page, 'failed')).toHaveText('Failed: address');
    await step(page, tag, values[0] ?? '');
    await expectPart(page, values[0] ?? '');
    await sendFrom(page, name);
  });
}

/** From the first step to the end, by hand. */
async function sendFrom(page: Page, name: string) {
  const frame = frameOf(page);
  if (name === 'load-balancer-add') {
    // A pool that is given up leads to the form it was for, and ends nothing.
    await page
      .locator('sky-load-balancer-add')
      .evaluate((element: HTMLElement & { cancel(): void }) => element.cancel());
    await expect(frame.getByRole('form', { name: 'Create load balancer' })).toBeVisible();
    await expect(news(page, 'cancelled')).toHaveCount(0);
    const called = fresh('framed');
    await text(page, 'Name').fill(called);
    await frame.getByRole('combobox', { name: 'Network', exact: true }).fill('edge-dmz');
    await frame.getByRole('option', { name: 'edge-dmz' }).first().click();
    await next(frame, 'Balancing pools');
    await writePool(page);
    await next(frame, 'Review');
    await expect(frame.getByRole('region', { name: 'Load balancer', exact: true })).toContainText(called);
    await press(page, 'Create load balancer');
    await expect(news(page, 'done')).toHaveText(/^Created: load_balancer [0-9a-f-]{36}$/);
    return;
  }
  await frame.getByRole('link', { name: 'Balancing' }).click();
  await text(page, 'Name').fill(fresh('framed'));
  await text(page, 'Port of the load balancer').fill('8123');
  await press(page, 'Add pool');
  await expect(news(page, 'done')).toHaveText(/^Created: load_balancer_pool [0-9a-f-]{36}$/);
}

/** A pool takes the place of its load balancer's form: it is given up, then added, and nothing of the outer form is lost. */
async function writePool(page: Page) {
  const frame = frameOf(page);
  await press(page, 'Add pool');
  await text(page, 'Name').fill('dropped');
  await press(page, 'Cancel');
  await press(page, 'Discard');
  await expect(frame.getByRole('heading', { level: 2, name: 'Balancing pools' })).toBeVisible();
  await expect(frame.getByText('No pool yet').first()).toBeVisible();
  await press(page, 'Add pool');
  await text(page, 'Name').fill('web');
  await frame.getByRole('link', { name: 'Members' }).click();
  await frame.getByRole('combobox', { name: 'Add servers' }).fill('edge-proxy-01');
  await frame.getByRole('option', { name: /^edge-proxy-01/ }).click();
  await frame.getByRole('link', { name: 'Health monitor' }).click();
  await expect(text(page, 'Path')).toHaveValue('/');
  await press(page, 'Add pool');
  await expect(
    frame.getByRole('group', { name: 'Balancing pools' }).getByText('1 member', { exact: true }),
  ).toBeVisible();
}
