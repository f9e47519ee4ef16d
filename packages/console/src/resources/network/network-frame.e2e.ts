import type { FrameLocator, Page } from '@playwright/test';
import { next } from '../../../../../test/journeys/embeds.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/actions.ts';

// The console's steps to a new network, as a partner's customers take them; what the frame and the page tell each other is a
// journey of its own (test/journeys/partner.e2e.ts).

const frameOf = (page: Page) => page.frameLocator('#place iframe');
const field = (frame: FrameLocator, name: string) => frame.getByRole('form').getByRole('textbox', { name });
const press = (frame: FrameLocator, name: string | RegExp) => frame.getByRole('button', { name }).click();

test('a step is left when it is right, also by the page’s own button; a name that is refused is said at its step', async ({
  page,
  partner,
}) => {
  const name = fresh('prod-core');
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${partner}/networks/add`);
  const frame = frameOf(page);
  await expect(frame.getByText('In payments-prod')).toBeVisible();
  await press(frame, /^Next/);
  await expect(field(frame, 'Name')).toHaveAccessibleDescription(/Fill in this field/);
  await expect(field(frame, 'Name')).toBeFocused();
  await field(frame, 'Name').fill('fail-name-core');
  const submit = () =>
    page.locator('sky-network-add').evaluate((form) => (form as HTMLElement & { submit(): void }).submit());
  await submit();
  await expect(frame.getByRole('heading', { level: 2, name: 'IPv4 subnet' })).toBeFocused();

  // One subnet is enough, of either version.
  await next(frame, 'IPv6 subnet');
  await press(frame, /^Next/);
  await expect(field(frame, 'CIDR')).toBeFocused();
  await field(frame, 'CIDR').fill('fd00:92::/64');
  await next(frame, 'Review');
  await submit();
  await expect(field(frame, 'Name')).toHaveAccessibleDescription(/This name is taken/);
  await expect(field(frame, 'Name')).toBeFocused();
  await field(frame, 'Name').fill(name);
  await frame
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /Review/ })
    .click();
  await press(frame, 'Create network');
  await expect(frame.getByText(`Network ${name} was created`)).toBeVisible();
});
