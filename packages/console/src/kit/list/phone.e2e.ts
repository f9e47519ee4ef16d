import type { Page } from '@playwright/test';
import { goOn } from '../../../../../test/journeys/addresses.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { bulkBar } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/actions.ts';
import { makeVpn } from '../../../../../test/journeys/vpns.ts';

// A list in one hand.

const FINGER = 44;
const phone = { width: 390, height: 844 };
const filtered = '/compute/networks?type=["vxlan","flat","vlan"]&shared=["true","false"]';

const filterButton = (page: Page) => page.getByRole('button', { name: 'Filter', exact: true });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const removals = (page: Page) => chips(page).getByRole('button', { name: /^Remove filter/ });
const heightOf = async (page: Page) => (await chips(page).boundingBox())?.height ?? 0;

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('filters, what can be done to the selected rows and each value are where a finger finds them; a name that does not fit loses its middle', async ({
    page,
  }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/networks');
    await test.step('a value that says nothing alone has its title before it', async () => {
      const title = page.getByRole('row', { name: 'dmz' }).first().getByText('Shared');
      await expect(title).toBeVisible();
      await expect(title).not.toHaveCSS('clip-path', /inset/);
      const { width } = (await title.boundingBox())!;
      expect(width).toBeGreaterThan(20);
    });
    await test.step('what can be done to the selected rows stands over the whole width', async () => {
      await page
        .getByRole('checkbox', { name: /^Select / })
        .first()
        .tap();
      const bar = await bulkBar(page).boundingBox();
      expect(bar?.width).toBe(phone.width - 48);
      for (const button of await bulkBar(page).getByRole('button').all()) {
        const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(FINGER);
      }
    });
    await test.step('the filters are behind one button, which shows where it is', async () => {
      await expect(filterButton(page)).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
      const { width, height } = (await filterButton(page).boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(FINGER);
      await filterButton(page).tap();
      await page.getByRole('checkbox', { name: 'Private' }).check();
      await page.keyboard.press('Escape');
      await expect(removals(page)).toHaveCount(1);
      await expect(page.getByRole('button', { name: /more filter/ })).toHaveCount(0);
    });
    await test.step('where there is room every filter in use shows', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(filtered);
      await expect(removals(page)).toHaveCount(2);
      await expect(page.getByRole('button', { name: /more filter/ })).toHaveCount(0);
      await page.setViewportSize(phone);
      await expect(removals(page)).toHaveCount(1);
    });
    await test.step('those in use are one line; the others come when they are asked for', async () => {
      const more = page.getByRole('button', { name: '+1 more filter', exact: true });
      await expect(removals(page)).toHaveAccessibleName('Remove filter: Type');
      const oneLine = await heightOf(page);
      expect(oneLine).toBeLessThan(FINGER);

      await more.focus();
      await page.keyboard.press('Enter');
      const fewer = page.getByRole('button', { name: 'Show fewer' });
      await expect(fewer).toBeFocused();
      await expect(removals(page)).toHaveCount(2);
      expect(await heightOf(page)).toBeGreaterThan(oneLine);
      await page.keyboard.press('Enter');
      await expect(more).toBeFocused();
      await expect(removals(page)).toHaveCount(1);
      expect(await heightOf(page)).toBe(oneLine);

      await removals(page).tap();
      await expect(removals(page)).toHaveAccessibleName('Remove filter: Shared');
      await expect(page.getByRole('button', { name: /more filter/ })).toHaveCount(0);
    });
    await test.step('a name that does not fit loses its middle, in a page from right to left, too', async () => {
      const name = fresh('the-quick-brown-fox-jumps-over-the-lazy-dog');
      await (await cloudOf(page, 'payments-prod')).router({ name });
      await page.goto('/compute/routers?locale=ar');
      const cell = page.getByRole('rowheader').filter({ hasText: name });
      await expect(cell).toBeVisible();
      const isSeen = await cell.evaluate((box) => {
        const [start, end] = [...box.querySelectorAll('a span')].map((piece) => piece.firstChild as Text);
        return [start!, end!].flatMap((piece) => {
          const { left, right } = piece.parentElement!.getBoundingClientRect();
          return [0, piece.length - 1].map((at) => {
            const letter = document.createRange();
            letter.setStart(piece, at);
            letter.setEnd(piece, at + 1);
            const place = letter.getBoundingClientRect();
            return place.left >= left - 1 && place.right <= right + 1;
          });
        });
      });
      expect(isSeen, 'the first letter, where it is cut, and both ends of the last piece').toEqual([
        true,
        false,
        true,
        true,
      ]);
      await expect(cell.getByRole('link', { name, exact: true })).toBeVisible();
      const short = page.getByRole('rowheader').filter({ hasText: 'edge-router' });
      const sides = [await short.boundingBox(), await short.getByRole('link').boundingBox()];
      const [outer = 0, inner = 1] = sides.map((box) => box && Math.round(box.x + box.width));
      expect(inner, 'a name begins where the other cells do').toBe(outer);
    });
    await test.step('the way to a new one stays on the line of the title, its words only where they have room', async () => {
      const head = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
      const isOneLine = async (name: string) => {
        const [title, button] = [head.getByRole('heading', { level: 1 }), head.getByRole('button', { name })];
        await expect(button).toBeVisible();
        const [above, beside] = [await title.boundingBox(), await button.boundingBox()];
        expect(beside!.y, name).toBeLessThan(above!.y + above!.height);
        expect(beside!.x + beside!.width, name).toBeLessThanOrEqual(phone.width - 16);
        expect(beside!.height, name).toBeGreaterThanOrEqual(FINGER);
        return beside!.width;
      };
      await page.goto('/compute/networks?locale=en');
      expect(await isOneLine('Create network')).toBeGreaterThan(2 * FINGER);
      await goOn(page, '/compute/recovery-points');
      await expect.poll(() => isOneLine('Create recovery point')).toBe(FINGER);
      await goOn(page, '/compute/topology');
      await expect.poll(() => isOneLine('Create network')).toBe(FINGER);
      expect(await isOneLine('Create router')).toBe(FINGER);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect
        .poll(async () => (await head.getByRole('button', { name: 'Create router' }).boundingBox())?.width)
        .toBeGreaterThan(2 * FINGER);
      await page.setViewportSize(phone);
    });
    await test.step('an address that does not fit goes on below, in the list and on its page', async () => {
      const peer = 'gateway.north.branch-offices.stockholm.norrland.example';
      const vpn = { name: fresh('far'), peer, cidr: '192.168.77.0/24' };
      const { id } = await makeVpn(await cloudOf(page, 'payments-prod'), vpn);
      const excess = (box: Element) => box.scrollWidth - box.clientWidth;
      await page.goto('/compute/vpn?locale=en');
      const address = page.getByRole('gridcell').locator('bdi').filter({ hasText: peer });
      await expect(address).toBeVisible();
      expect(await address.evaluate(excess)).toBe(0);
      await goOn(page, `/compute/vpn/${id}`);
      const own = page.getByRole('definition').filter({ hasText: id }).locator(`[title="${id}"]`);
      await expect(own).toBeVisible();
      expect(await own.evaluate(excess)).toBe(0);
    });
  });
});
