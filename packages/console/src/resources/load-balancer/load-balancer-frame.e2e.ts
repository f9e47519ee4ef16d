import type { FrameLocator, Page } from '@playwright/test';
import { next } from '../../../../../test/journeys/embeds.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/actions.ts';

// A new load balancer, as a partner's customers see it: in steps, as in the console, but its pools take the place of the form
// while they are written. What each framed form tells the page around it is a journey of its own (test/journeys/embeds.e2e.ts).

const frameOf = (page: Page) => page.frameLocator('#place iframe');
const text = (frame: FrameLocator, name: string) => frame.getByRole('textbox', { name, exact: true });
const news = (page: Page) => page.getByRole('list', { name: 'What the form told this page' });

test('a pool is written in the same frame, given up or added, and nothing of the outer form is lost', async ({
  page,
  partner,
}) => {
  const name = fresh('framed');
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${partner}/forms/load-balancer-add`);
  const frame = frameOf(page);
  await text(frame, 'Name').fill(name);
  await frame.getByRole('combobox', { name: 'Network', exact: true }).fill('edge-dmz');
  await frame.getByRole('option', { name: 'edge-dmz' }).click();
  await next(frame, 'Balancing pools');

  await test.step('one that is given up leads back to the form it was for', async () => {
    await frame.getByRole('button', { name: 'Add pool' }).click();
    await expect(frame.getByRole('form', { name: 'Add balancing pool' })).toBeVisible();
    await text(frame, 'Name').fill('dropped');
    await frame.getByRole('button', { name: 'Cancel' }).click();
    await frame.getByRole('button', { name: 'Discard' }).click();
    await expect(frame.getByRole('heading', { level: 2, name: 'Balancing pools' })).toBeVisible();
    await expect(frame.getByText('No pool yet').first()).toBeVisible();
    await frame.getByRole('button', { name: 'Back' }).click();
    await expect(text(frame, 'Name')).toHaveValue(name);
    await next(frame, 'Balancing pools');
  });

  await frame.getByRole('button', { name: 'Add pool' }).click();
  await text(frame, 'Name').fill('web');
  await frame.getByRole('link', { name: 'Members' }).click();
  await frame.getByRole('combobox', { name: 'Add servers' }).fill('edge-proxy-01');
  await frame.getByRole('option', { name: /^edge-proxy-01/ }).click();
  await frame.getByRole('link', { name: 'Health monitor' }).click();
  await expect(text(frame, 'Path')).toHaveValue('/');
  await frame.getByRole('button', { name: 'Add pool' }).click();
  await expect(
    frame.getByRole('group', { name: 'Balancing pools' }).getByText('1 member', { exact: true }),
  ).toBeVisible();
  await next(frame, 'Review');
  await expect(frame.getByRole('region', { name: 'Load balancer', exact: true })).toContainText(name);
  await frame.getByRole('button', { name: 'Create load balancer' }).click();
  await expect(news(page)).toContainText(/Created: load_balancer [0-9a-f-]{36}/);
});
