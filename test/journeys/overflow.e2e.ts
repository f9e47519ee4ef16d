import type { Page } from '@playwright/test';
import { accountFor, type Address, expectShown, fillAddress, shownAddresses } from './addresses.ts';
import { expect, signIn, test } from './fixtures.ts';
import { overflows } from './overflow.ts';

// German and Russian say most things at greater length than English, for which a control is easily made too narrow.

const languages = ['de', 'ru'] as const;
const widths = [1440, 390] as const;

// Each goes to many addresses.
test.describe.configure({ timeout: 300_000 });

/** Those of one part of the console, for which one server will do. */
const parts = Map.groupBy(shownAddresses, ({ path, who }: Address) =>
  who === 'everybody' ? who : path.split('/').slice(0, 3).join('/'),
);

async function look(page: Page, address: string) {
  for (const language of languages) {
    await page.goto(`${address}?locale=${language}`);
    await expectShown(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectShown(page);
      expect.soft(await overflows(page), `${address} in ${language}, ${width} px wide`).toEqual([]);
    }
  }
}

for (const [part, all] of parts) {
  test(`all that is written fits in German and Russian: ${part}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (part !== 'everybody') await signIn(page, accountFor(part), { project: 'payments-prod' });
    for (const { path } of all) await look(page, await fillAddress(page, path));
  });
}

test('what is cut off is found, in shadow trees too', async ({ page }) => {
  await page.goto('/login');
  await expectShown(page);
  expect(await overflows(page)).toEqual([]);
  // Styles that the page's own policy lets a test set.
  await page.getByRole('button', { name: 'Sign in' }).evaluate((button) =>
    Object.assign(button.style, {
      whiteSpace: 'nowrap',
      inlineSize: '20px',
      minInlineSize: '0',
      padding: '0',
      overflow: 'hidden',
      flex: 'none',
    }),
  );
  await page.getByRole('heading', { level: 1 }).evaluate((heading) =>
    Object.assign(heading.style, {
      inlineSize: '10px',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    }),
  );
  expect(await overflows(page)).toEqual([
    expect.stringContaining('h1'),
    expect.stringMatching(/“Sign in”: \d+ in \d+ px$/),
  ]);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.setAttribute('title', 'Sign in'));
  expect(await overflows(page)).toEqual([expect.not.stringContaining('h1')]);
});
