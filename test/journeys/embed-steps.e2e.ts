import type { Page } from '@playwright/test';
import { forms } from '../../packages/embed/forms/forms.ts';
import { problemsInFrame } from '../axe.ts';
import { groundOf, uses } from './embeds.ts';
import { expect, signIn, test } from './fixtures.ts';
import { fresh } from './actions.ts';
import { act, contentOf, frameOf, next, showForm, told, wish } from './frames.ts';

// Forms that begin in their middle, because the page of another origin says so: at each of their steps, and what that page
// hears from there. That no other step makes an address: packages/embed/e2e/every-element.e2e.ts.

const text = (page: Page, name: string) => frameOf(page).getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => frameOf(page).getByRole('button', { name, exact: true }).click();

/** What of a pool is written there. */
const parts: Readonly<Record<string, string>> = {
  'add-pool': 'Listener',
  'add-pool/vms': 'Members',
  'add-pool/healthmonitor': 'Health monitor',
  vms: 'Members',
  healthmonitor: 'Health monitor',
};

const stepped = forms.flatMap(({ name, attributes = [] }) => {
  const values = attributes.find((attribute) => attribute.name === 'step')?.values;
  return values ? [{ name, values }] : [];
});

/** It is there, says so once more, and is for everybody. */
async function expectPart(page: Page, value: string, times: number) {
  const frame = frameOf(page);
  await expect(told(page, 'ready')).toHaveText(Array<string>(times).fill('The form is ready: Add pool'));
  await expect(frame.getByRole('form')).toHaveAccessibleName(/pool/);
  await expect(frame.getByRole('link', { name: parts[value] ?? '' })).toHaveAttribute('aria-current', /./);
  expect.soft(await problemsInFrame(await contentOf(page)), value).toEqual([]);
}

test('forms with steps are opened at one of them, move to each other one, and are sent from there', async ({
  page,
  partner,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const ground = await groundOf(page);
  await page.goto(`${partner}/forms/none`);
  for (const { name, values } of stepped) {
    await test.step(`sky-${name}`, async () => {
      const attributes = (await uses[name]?.attributes(ground)) ?? {};
      const inTurn = values.toReversed();
      for (const [before, value] of inTurn.entries()) {
        if (before === 0) await showForm(page, name, { ...attributes, step: value });
        else await wish(page, 'step', value);
        await expectPart(page, value, before + 1);
      }
      await (name === 'load-balancer-add' ? sendBalancer(page) : sendPool(page));
    });
  }
});

async function sendPool(page: Page) {
  await frameOf(page).getByRole('link', { name: 'Listener' }).click();
  await text(page, 'Name').fill(fresh('framed'));
  await text(page, 'Load balancer port').fill('8123');
  await press(page, 'Add pool');
  await expect(told(page, 'done')).toHaveText(/^Created: load_balancer_pool [0-9a-f-]{36}$/);
}

/** From its first step to the end, by hand. */
async function sendBalancer(page: Page) {
  const frame = frameOf(page);
  // A pool that is given up leads to the form it was for, and ends nothing.
  await act(page, 'cancel');
  await expect(frame.getByRole('form', { name: 'Create load balancer' })).toBeVisible();
  await expect(told(page, 'cancelled')).toHaveCount(0);
  const called = fresh('framed');
  await text(page, 'Name').fill(called);
  await frame.getByRole('combobox', { name: 'Network', exact: true }).fill('edge-dmz');
  await frame.getByRole('option', { name: 'edge-dmz' }).first().click();
  await next(frame, 'Pools');
  await writePool(page);
  await next(frame, 'Review');
  await expect(frame.getByRole('region', { name: 'Load balancer', exact: true })).toContainText(called);
  await press(page, 'Create load balancer');
  await expect(told(page, 'done')).toHaveText(/^Created: load_balancer [0-9a-f-]{36}$/);
}

/** A pool takes the place of its load balancer's form: it is given up, then added, and nothing of the outer form is lost. */
async function writePool(page: Page) {
  const frame = frameOf(page);
  await press(page, 'Add pool');
  await text(page, 'Name').fill('dropped');
  await press(page, 'Cancel');
  await press(page, 'Discard');
  await expect(frame.getByRole('heading', { level: 2, name: 'Pools' })).toBeVisible();
  await expect(frame.getByText('No pools yet').first()).toBeVisible();
  await press(page, 'Add pool');
  await text(page, 'Name').fill('web');
  await frame.getByRole('link', { name: 'Members' }).click();
  const servers = frame.getByRole('combobox', { name: 'Add servers' });
  await servers.fill('edge-proxy-01');
  await frame.getByRole('option', { name: /^edge-proxy-01/ }).click();
  // It stays open for more of them, and may lie over the tabs.
  await servers.press('Escape');
  await frame.getByRole('link', { name: 'Health monitor' }).click();
  await expect(text(page, 'Path')).toHaveValue('/');
  await press(page, 'Add pool');
  await expect(frame.getByRole('group', { name: 'Pools' }).getByText('1 member', { exact: true })).toBeVisible();
}
