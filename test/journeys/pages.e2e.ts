import type { Page } from '@playwright/test';
import { accountFor, type Address, addresses, expectShown, fillAddress, shownAddresses } from './addresses.ts';
import { accessibilityProblems, expect, signIn, test } from './fixtures.ts';
import { overflows } from './overflow.ts';

const softly = expect.configure({ soft: true });

const widths = [1440, 390] as const;

// Each goes to several addresses.
test.describe.configure({ timeout: 300_000 });

/** A colour on its way to another is neither. */
const light = { colorScheme: 'light', reducedMotion: 'reduce' } as const;
const dark = { colorScheme: 'dark', reducedMotion: 'reduce' } as const;

async function open(page: Page, address: string, language: 'ar' | 'de' | 'ru') {
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}locale=${language}`);
  await expectShown(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

async function expectItFits(page: Page, what: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectShown(page);
    // A table learns its new width, and turns into cards, a frame later.
    await softly.poll(() => overflows(page), `${what}, ${width} px wide`).toEqual([]);
  }
  await page.setViewportSize({ width: widths[0], height: 900 });
}

// German and Russian say most things at greater length than English, for which a control is easily made too narrow.
async function look(page: Page, address: string) {
  await page.emulateMedia(light);
  await open(page, address, 'de');
  expect.soft(await accessibilityProblems(page), `${address} in light`).toEqual([]);
  await expectItFits(page, `${address} in German`);

  await page.emulateMedia(dark);
  // The same page in other colours.
  const inDark = await accessibilityProblems(page, ['color-contrast', 'link-in-text-block']);
  expect.soft(inDark, `${address} in dark`).toEqual([]);
  await page.emulateMedia(light);

  await open(page, address, 'ru');
  await expectItFits(page, `${address} in Russian`);

  await open(page, address, 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect.soft(await accessibilityProblems(page), `${address} from right to left`).toEqual([]);
}

/** A few addresses of one part of the console and for one account, for which one platform and one browser will do. */
function* walks(): Generator<readonly Address[]> {
  const parts = Map.groupBy(shownAddresses, ({ path, who }) =>
    who === 'everybody' ? who : `${accountFor(path)} ${path.split('/').slice(0, 3).join('/')}`,
  );
  const atOnce = 6;
  for (const part of parts.values())
    for (let from = 0; from < part.length; from += atOnce) yield part.slice(from, from + atOnce);
}

for (const walk of walks()) {
  const [{ path: first, who } = { path: '', who: 'everybody' }] = walk;
  const others = walk.length > 1 ? ` and ${walk.length - 1} more` : '';
  test(`accessible in light, in dark and from right to left, and all that is written fits: ${first}${others}`, async ({
    page,
    partner,
  }) => {
    if (who !== 'everybody') await signIn(page, accountFor(first), { project: 'payments-prod' });
    for (const { path } of walk) await test.step(path, async () => look(page, await fillAddress(page, path, partner)));
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
