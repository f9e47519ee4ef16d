import type { FrameLocator, Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/hands.ts';

// All of a new network on one page, as a partner's customers see it; what the frame and the page tell each other is a
// journey of its own (test/journeys/partner.e2e.ts).

const frameOf = (page: Page) => page.frameLocator('#place iframe');
const field = (frame: FrameLocator, name: string) => frame.getByRole('form').getByRole('textbox', { name });
const create = (frame: FrameLocator) => frame.getByRole('button', { name: 'Create network' });
const pane = (frame: FrameLocator, version: 4 | 6) => frame.getByRole('radio', { name: `IPv${version} subnet` });

test.beforeEach(async ({ page, partner }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${partner}/networks/add`);
  await expect(field(frameOf(page), 'Name')).toBeVisible();
});

test('nothing is sent while something is missing, and the first missing thing gets the focus', async ({ page }) => {
  const frame = frameOf(page);
  await create(frame).click();
  await expect(field(frame, 'Name')).toHaveAccessibleDescription(/Fill this in/);
  await expect(field(frame, 'Name')).toBeFocused();
  await expect(frame.getByText('2 fields need attention').first()).toBeVisible();
  await frame.getByRole('button', { name: 'CIDR', exact: true }).click();
  await expect(field(frame, 'CIDR')).toBeFocused();
});

test('what is wrong on the pane that does not show brings it up', async ({ page }) => {
  const frame = frameOf(page);
  await field(frame, 'Name').fill(fresh('wrong'));
  await field(frame, 'CIDR').fill('10.92.0.0/24');
  await pane(frame, 6).click();
  await field(frame, 'CIDR').fill('fd00:92::/65');
  await frame.getByRole('combobox', { name: 'Address mode' }).selectOption({ label: 'SLAAC' });
  await pane(frame, 4).click();
  await create(frame).click();
  await expect(frame.getByText('SLAAC needs a /64 network.').first()).toBeVisible();
  await expect(pane(frame, 6)).toBeChecked();
  await frame.getByRole('button', { name: 'CIDR', exact: true }).click();
  await expect(field(frame, 'CIDR')).toBeFocused();
  await field(frame, 'CIDR').fill('fd00:92::/64');
  await expect(frame.getByText('SLAAC needs a /64 network.')).toHaveCount(0);
});

test('a name that is taken is refused at the name', async ({ page }) => {
  const frame = frameOf(page);
  await field(frame, 'Name').fill('prod-core');
  await field(frame, 'CIDR').fill('10.93.0.0/24');
  await create(frame).click();
  await expect(field(frame, 'Name')).toHaveAccessibleDescription(/This name is taken/);
  await expect(field(frame, 'Name')).toBeFocused();
  await expectAccessible(page);
  const name = fresh('prod-core');
  await field(frame, 'Name').fill(name);
  await expect(frame.getByText('This name is taken')).toHaveCount(0);
  await create(frame).click();
  await expect(frame.getByText(`Network ${name} was created`)).toBeVisible();
});
