import { expect, test } from './fixtures.ts';
import { countShifts, shiftedBy } from './layout-shift.ts';

test('the login page stands still while it comes, in a window and on a phone', async ({ page }) => {
  await countShifts(page);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
    // Letters of another width move what is after them.
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftedBy(page), `${size.width} pixels`).toBeLessThanOrEqual(0.02);
  }
});
