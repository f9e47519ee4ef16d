import type { Page } from '@playwright/test';
import { problemsOf } from '../../../../../test/axe.ts';
import { goOn } from '../../../../../test/journeys/addresses.ts';
import { fresh } from '../../../../../test/journeys/actions.ts';
import { field, listNamed, submit } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { overflows } from '../../../../../test/journeys/overflow.ts';

const { row } = listNamed('Routers');
const part = (page: Page, name: string) => page.getByRole('spinbutton', { name });
const entries = (page: Page) => page.getByRole('grid', { name: 'Activity' }).getByRole('row');
const opener = (page: Page) => page.getByRole('button', { name: /^Calendar/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Time range' });
const within = (from: string, to: string) => `?period=${encodeURIComponent(JSON.stringify([from, to]))}`;

test('the activity of a period: typed, chosen in the calendar by keyboard, reaching back from now, turned where it is reversed, and cleared', async ({
  page,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const name = fresh('period');
  await page.goto('/compute/routers/add');
  await field(page, 'Name').fill(name);
  await submit(page, 'Create router').click();
  await row(page, name).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/routers\/[0-9a-f-]{36}/);
  const activity = `${new URL(page.url()).pathname.replace(/\/overview$/, '')}/activity`;

  await test.step('what an address says', async () => {
    await goOn(page, activity + within('2020-01-01T00:00:00.000Z', '2090-01-01T00:00:00.000Z'));
    await expect(entries(page).nth(1)).toBeVisible();
    await expect(part(page, 'year, Start Date, Time range')).toHaveText('2020');
    await expect(part(page, 'year, End Date, Time range')).toHaveText(/2089|2090/);
    expect(await problemsOf(page)).toEqual([]);
  });

  await test.step('typed part by part', async () => {
    await part(page, 'year, End Date, Time range').click();
    await page.keyboard.type('2021');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
  });

  await test.step('reversed', async () => {
    await part(page, 'year, Start Date, Time range').click();
    await page.keyboard.type('2089');
    await expect(page.getByText('The end is before the beginning.')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Time range' }).first()).toHaveAttribute('data-invalid', 'true');
    await page.getByRole('button', { name: 'Swap' }).click();
    await expect(entries(page).nth(1)).toBeVisible();
    await expect(part(page, 'year, Start Date, Time range')).toHaveText('2021');
  });

  await test.step('reaching back from now, not before it is applied', async () => {
    const before = page.url();
    await opener(page).click();
    await dialog(page).getByRole('button', { name: 'Last 24 hours' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Last 24 hours' })).toHaveAttribute('aria-pressed', 'true');
    expect(await problemsOf(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(part(page, 'year, Start Date, Time range')).toHaveText('2021');
    expect(page.url()).toBe(before);
    await opener(page).click();
    await dialog(page).getByRole('button', { name: 'Last 7 days' }).click();
    await dialog(page).getByRole('button', { name: 'Apply' }).click();
    await expect(page).not.toHaveURL(before);
    await expect(opener(page)).toBeFocused();
  });

  await test.step('by keyboard', async () => {
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('gridcell', { selected: true }).first().getByRole('button').focus();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    // A day that two months show is in both.
    await expect(async () => {
      expect([8, 9, 10, 11]).toContain(await dialog(page).getByRole('gridcell', { selected: true }).count());
    }).toPass({ intervals: [50] });
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('cleared', async () => {
    await page.getByRole('button', { name: 'Clear time range' }).click();
    await expect(page).toHaveURL(activity);
  });

  await test.step('on a phone', async () => {
    await goOn(page, activity + within('2020-01-01T00:00:00.000Z', '2090-01-01T00:00:00.000Z'));
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await opener(page).click();
      await expect(dialog(page).getByRole('grid')).toHaveCount(1);
      expect(await overflows(page), `${width}`).toEqual([]);
      expect(await problemsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});
