import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/actions.ts';
import { frameOf, showForm } from '../../../../../test/journeys/frames.ts';

// What every form in a partner's page tells it, shown with a router's. Signing in there, the looks and what is refused:
// test/journeys/partner.e2e.ts and frame-*.e2e.ts.

const news = (page: Page) => page.getByRole('list', { name: 'What the form told this page' });
const told = (page: Page, text: string) => news(page).getByRole('listitem').filter({ hasText: text });

test('the page hears once that there is something to lose, that it was cancelled after a question, and what was made', async ({
  page,
  partner,
}) => {
  const name = frameOf(page).getByRole('form').getByRole('textbox', { name: 'Name' });
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${partner}/routers/add`);
  await expect(told(page, 'The form is ready')).toHaveCount(1);
  await name.pressSequentially('half');
  await expect(told(page, 'There is something to lose')).toHaveCount(1);
  await frameOf(page).getByRole('button', { name: 'Cancel' }).click();
  await frameOf(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('half');
  await frameOf(page).getByRole('button', { name: 'Cancel' }).click();
  await frameOf(page).getByRole('button', { name: 'Discard' }).click();
  await expect(told(page, 'Cancelled')).toHaveCount(1);
  await expect(told(page, 'There is something to lose')).toHaveCount(1);

  await showForm(page, 'router-add');
  await frameOf(page).getByRole('button', { name: 'Create router' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Required\./);
  await name.fill(fresh('framed'));
  await frameOf(page).getByRole('button', { name: 'Create router' }).click();
  await expect(told(page, 'Created: router')).toHaveCount(1);
  await expect(told(page, 'There is nothing to lose')).toHaveCount(1);
});
