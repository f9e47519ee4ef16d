import type { ResourceNames } from './resource-names.ts';

/** What a person does with a new resource, in a browser. */
export const journey = ({
  one: { words: spoken },
  many,
  area,
}: ResourceNames) => `import type { Page } from '@playwright/test';
import { bulkBar, form, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import kit from '../../kit/words/en.json' with { type: 'json' };
import own from './words/en.json' with { type: 'json' };

const en = { ...kit, ...own };

async function make(page: Page, name: string) {
  await form(page).getByRole('textbox', { name: en['field.name'] }).fill(name);
  await form(page).getByRole('button', { name: en['create.action'] }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
}

/** The palette, with one of its entries chosen. */
async function choose(page: Page, entry: string) {
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(entry);
  await page.getByRole('option', { name: entry }).first().click();
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

  await page.getByRole('button', { name: en['delete.action'] }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: en['delete.single.confirm'] }).click();
  await expect(page).toHaveURL(/\\/${area}\\/${many.kebab}$/);
  await expect(page.getByRole('link', { name: 'journey-two' })).toHaveCount(0);
});

test('the palette makes ${many.words} and finds them; several are deleted in the background', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/${area}/${many.kebab}');
  for (const name of ['palette-goes', 'fail-409-delete-palette']) {
    await choose(page, en['create.action']);
    await make(page, name);
  }
  await choose(page, 'palette-goes');
  await expect(page.getByRole('heading', { level: 1, name: 'palette-goes' })).toBeVisible();

  await page.goto('/${area}/${many.kebab}?search=palette');
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await bulkBar(page).getByRole('button', { name: en['delete.action'] }).click();
  await page.getByRole('alertdialog').getByRole('textbox').fill(en['delete.phrase'].replace('{{count}}', '2'));
  await page.keyboard.press('Enter');
  await expect(toast(page, en['delete.failed'].replace('{{failed}}', '1').replace('{{count}}', '2'))).toBeVisible();
  await expect(page.getByRole('link', { name: 'palette-goes' })).toHaveCount(0);
});
`;
