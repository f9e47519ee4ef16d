import type { Page } from '@playwright/test';
import { expectShown, fillAddress, goOn } from './addresses.ts';
import { expect, signIn, test } from './fixtures.ts';
import { overflows } from './overflow.ts';

// Text of twice its size on the narrowest screen (WCAG 1.4.4, 1.4.10): everything is there, and nothing ends early. Other
// widths, in long languages: pages.e2e.ts.

const softly = expect.configure({ soft: true });

/** As low as narrow for its letters: what is measured in `em` of the browser is the same as with its own large text. */
test.use({ viewport: { width: 320, height: 480 }, ownContext: true });

const enlarge = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%'));
  });

const paths = [
  '/monitoring',
  '/compute/networks/add',
  '/compute/routers/:routerId',
  '/compute/routers/:routerId/interfaces',
  '/compute/load-balancers',
  '/compute/vpn/add',
  '/compute/recovery-points',
  '/compute/topology',
  '/s3-storage/buckets',
  '/s3-storage/access',
  '/account/sessions',
  '/account/tokens',
] as const;

test('everything is usable at 320 pixels with text of twice its size', async ({ page, partner }) => {
  await enlarge(page);
  await test.step('the name of the domain that somebody signs in to', async () => {
    await page.goto('/login/Norrland%20Retail');
    await expectShown(page);
    expect(await overflows(page)).toEqual([]);
    const domain = page.getByRole('textbox', { name: 'Domain' });
    await expect(domain).toHaveValue('Norrland Retail');
    expect(await domain.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
  });
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/monitoring');
  for (const path of paths) {
    await test.step(path, async () => {
      await goOn(page, await fillAddress(page, path, partner));
      await softly.poll(() => overflows(page), path).toEqual([]);
    });
  }
  await test.step('the number of rows stands beside the title, the menu of a page beside a button', async () => {
    await goOn(page, '/compute/load-balancers');
    const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    const count = (await page.locator('[data-heading] > span').last().boundingBox())!;
    expect(count.y).toBeLessThan(heading.y + heading.height);
    await goOn(page, await fillAddress(page, '/compute/routers/:routerId', partner));
    const head = page.getByRole('main').locator('header').first();
    const menu = (await head.getByRole('button', { name: /^Actions for / }).boundingBox())!;
    const button = (await head.getByRole('button', { name: 'Add interface' }).boundingBox())!;
    expect(menu.y).toBeLessThan(button.y + button.height);
    expect(button.y).toBeLessThan(menu.y + menu.height);
  });
  await test.step('the parts of a chip of a filter', async () => {
    await goOn(page, '/compute/networks?type=["vxlan","flat","vlan"]&shared=["true","false"]');
    const chip = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem').first();
    const cut = await chip.locator('bdi').evaluate((text) => text.scrollWidth - text.clientWidth);
    expect(cut).toBeLessThanOrEqual(0);
  });
});
