import type { ResourceNames } from './resource-names.ts';

/** What a person does with a new resource, in a browser: what all lists and forms do is tested in the kit. */
export const journey = ({
  one: { words: spoken },
  many,
  area,
}: ResourceNames) => `import type { Page } from '@playwright/test';
import { entry, form, pageMenu } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import kit from '../../kit/words/en.json' with { type: 'json' };
import own from './words/en.json' with { type: 'json' };

const en = { ...kit, ...own };

async function make(page: Page, name: string) {
  await form(page).getByRole('textbox', { name: en['field.name'] }).fill(name);
  await form(page).getByRole('button', { name: en['create.action'] }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
}

test('a ${spoken} is made, renamed and deleted', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/${area}/${many.kebab}');
  await page.getByRole('button', { name: en['create.action'] }).first().click();
  await make(page, 'journey-one');
  await page.getByRole('link', { name: 'journey-one' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'journey-one' })).toBeVisible();

  await page.getByRole('button', { name: en['edit.action'] }).click();
  await form(page).getByRole('textbox', { name: en['field.name'] }).fill('journey-two');
  await form(page).getByRole('button', { name: en['edit.submit'] }).click();
  await page.goto('/${area}/${many.kebab}');
  await page.getByRole('link', { name: 'journey-two' }).click();

  await pageMenu(page).click();
  await entry(page, en['delete.action']).click();
  await page.getByRole('button', { name: en['delete.single.confirm'], exact: true }).click();
  await expect(page).toHaveURL(/\\/${area}\\/${many.kebab}$/);
  await expect(page.getByRole('link', { name: 'journey-two' })).toHaveCount(0);
});
`;
