import { accountFor, addresses, expectShown, fillAddress, shownAddresses } from './addresses.ts';
import { accessibilityProblems, expect, signIn, test } from './fixtures.ts';

for (const { path, who } of shownAddresses) {
  test(`${path} is accessible in light, in dark and from right to left`, async ({ page }) => {
    if (who !== 'everybody') await signIn(page, accountFor(path), { project: 'payments-prod' });
    const address = await fillAddress(page, path);
    // A colour on its way to another is neither.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(address);
    await expectShown(page);
    expect.soft(await accessibilityProblems(page), 'light').toEqual([]);

    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    // The same page in other colours.
    expect.soft(await accessibilityProblems(page, ['color-contrast', 'link-in-text-block']), 'dark').toEqual([]);

    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(`${address}?locale=ar`);
    await expectShown(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect.soft(await accessibilityProblems(page), 'right to left').toEqual([]);
  });
}

test('partners may frame the addresses that are made for it, and no others', async ({ page, partner }) => {
  const ancestors = async (path: string) => {
    const query = `?host=${encodeURIComponent(partner)}`;
    const answer = await page.request.get(`${path.replaceAll(/:\w+\??/g, 'any')}${query}`, {
      headers: { accept: 'text/html' },
    });
    return /frame-ancestors ([^;]+)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1];
  };
  for (const { path, who } of addresses) {
    const expected = who === 'signed in, framed by partners' ? partner : "'none'";
    expect.soft(await ancestors(path), path).toBe(expected);
  }
});
