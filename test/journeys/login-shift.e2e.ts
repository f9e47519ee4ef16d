import { expect, test } from './fixtures.ts';
import { countShifts, shiftedBy } from './layout-shift.ts';

for (const [where, size] of [
  ['in a window', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  test(`the login page stands still while it comes: ${where}`, async ({ page }) => {
    await page.setViewportSize(size);
    await countShifts(page);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
    // Letters of another width move what is after them.
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftedBy(page)).toBeLessThanOrEqual(0.02);
  });
}
