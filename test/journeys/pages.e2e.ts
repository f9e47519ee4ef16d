import type { Page } from '@playwright/test';
import { fillAddress, goOn } from './addresses.ts';
import { problemsOf } from '../axe.ts';
import { expect, signIn, test } from './fixtures.ts';
import { overflows } from './overflow.ts';
import { addresses, addressesOf, isForFrames, visits } from './routes.ts';

// Each address of the console: with nothing cut off in the languages that say most things at greater length than English,
// for which a control is easily made too narrow, and, once, accessible. In which colours: schemes.e2e.ts; in which states:
// states.e2e.ts.

const softly = expect.configure({ soft: true });

const widths = [1440, 390] as const;

// Each goes to a dozen addresses.
test.describe.configure({ timeout: 300_000 });

/** Loads the console once, in that language. */
async function begin(page: Page, language: string) {
  await page.goto(`/void?locale=${language}`);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', language);
  await expect(root).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
}

async function expectItFits(page: Page, what: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // A table learns its new width, and turns into cards, a frame later.
    await softly.poll(() => overflows(page), `${what}, ${width} px wide`).toEqual([]);
  }
  await page.setViewportSize({ width: widths[0], height: 900 });
}

for (const visit of visits) {
  test(`all that is written fits in German and Russian, and from right to left it is accessible: ${visit.title}`, async ({
    page,
    partner,
  }) => {
    // A colour on its way to another is neither.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    if (visit.account) await signIn(page, visit.account, { project: 'payments-prod' });
    const paths: string[] = [];
    for (const { path } of addressesOf(visit)) paths.push(await fillAddress(page, path, partner));
    for (const language of ['de', 'ru', 'ar'] as const) {
      await begin(page, language);
      for (const path of paths) {
        await test.step(`${path} in ${language}`, async () => {
          await goOn(page, path);
          // The page itself, and not the one that says that somebody may not come: that one has no menu.
          if (visit.account) await expect(page.locator('nav').first()).toBeAttached();
          // A part that fetches its words hides the page for a moment.
          if (language === 'ar') await softly.poll(() => problemsOf(page), path).toEqual([]);
          else await expectItFits(page, `${path} in ${language}`);
        });
      }
    }
  });
}

// Without a browser: what the server says of each address.
test('partners may frame the addresses that are made for it, and no others', async ({ request, partner }) => {
  const ancestors = async (path: string) => {
    const query = `?host=${encodeURIComponent(partner)}`;
    const answer = await request.get(`${path.replaceAll(/:\w+\??/g, 'any')}${query}`, {
      headers: { accept: 'text/html' },
    });
    return /frame-ancestors ([^;]+)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1];
  };
  for (const address of addresses)
    expect.soft(await ancestors(address.path), address.path).toBe(isForFrames(address) ? partner : "'none'");
});
