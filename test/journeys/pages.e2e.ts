import type { Page } from '@playwright/test';
import { expectShown, fillAddress, goOn, leave } from './addresses.ts';
import { problemsOf } from '../axe.ts';
import { expect, signIn, test } from './fixtures.ts';
import { buttonTexts, saysOneOf } from './button-words.ts';
import { arabicIn, buttonsOf, overflows } from './overflow.ts';
import { addresses, addressesOf, isForFrames, visits } from './routes.ts';

// Each address of the console: with nothing cut off in German, which says most things at greater length than English, so that
// a control is easily made too narrow, and, once, accessible. Russian, whose words are as long, is read on pages that
// together show the whole kit; buttons and tabs are read in all languages (buttons.e2e.ts). In which colours: schemes.e2e.ts;
// in which states: states.e2e.ts.

const softly = expect.configure({ soft: true });

/** Arabic comes first: of all that a page says, nothing may stay in its letters when the language changes. */
const languages = ['ar', 'de'] as const;
/** The page is left as wide as it came. */
const widths = [390, 1440] as const;

// Each goes to a dozen addresses.
test.describe.configure({ timeout: 300_000 });

/** Loads the console once, as from a server that offers these languages. */
async function begin(page: Page) {
  await page.goto(`/void?locale=${languages[0]}`);
  await expectLanguage(page, languages[0]);
  // Axe is compiled at its first question, which takes longer than those that have a time to be answered in.
  await problemsOf(page);
  await page.route(
    '**/api/v2/settings/locales',
    async (route) => {
      const { data } = (await (await route.fetch()).json()) as { readonly data: readonly { language: string }[] };
      const offered = languages.map((language) => data.find((locale) => locale.language === language));
      await route.fulfill({ json: { data: offered } });
    },
    { times: 1 },
  );
}

const isMeasured = saysOneOf(buttonTexts('de'));

async function expectLanguage(page: Page, language: string) {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', language);
  await expect(root).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
}

/** On to the next language by its keys: the page stays, and says all that it shows in the new one. */
async function speak(page: Page, language: (typeof languages)[number], what: string) {
  await page.keyboard.press('Control+l');
  await expectLanguage(page, language);
  if (language === 'ar') return;
  await expectShown(page);
  await softly.poll(() => arabicIn(page), `${what}, in Arabic beside ${language}`).toEqual([]);
}

/** From the width that the page has. */
async function expectItFits(page: Page, what: string, inTurn: readonly number[]) {
  for (const width of inTurn) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
    // A table learns its new width, and turns into cards, a frame later.
    await softly.poll(() => overflows(page), `${what}, ${width} px wide`).toEqual([]);
  }
}

for (const visit of visits) {
  test(`all that is written fits in German, and from right to left it is accessible: ${visit.title}`, async ({
    page,
    partner,
  }) => {
    // A colour on its way to another is neither.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    if (visit.account) await signIn(page, visit.account, { project: 'payments-prod' });
    const paths: string[] = [];
    for (const { path } of addressesOf(visit)) paths.push(await fillAddress(page, path, partner));
    await begin(page);
    for (const path of paths) {
      await test.step(path, async () => {
        await goOn(page, path);
        // The page itself, and not the one that says that somebody may not come: that one has no menu.
        if (visit.account) await expect(page.locator('nav').first()).toBeAttached();
        // A part that fetches its words hides the page for a moment.
        await softly.poll(() => problemsOf(page), path).toEqual([]);
        await speak(page, 'de', path);
        await expectItFits(page, `${path} in German`, widths);
        // What is measured in all languages: buttons.e2e.ts.
        softly(
          (await buttonsOf(page)).filter((written) => !isMeasured(written)),
          path,
        ).toEqual([]);
        await leave(page);
        await speak(page, 'ar', path);
      });
    }
  });
}

/** Together they show all of the kit. */
const ofTheKit = [
  '/compute/networks',
  '/compute/networks/add',
  '/compute/routers/:routerId',
  '/compute/vpn/add',
  '/compute/load-balancers/:loadBalancerId/:loadBalancerPoolId/overview',
  '/compute/backup-plans',
  '/compute/topology',
  '/monitoring',
  '/s3-storage/buckets/files/:bucketName',
  '/account/security',
] as const;

test('what the kit writes fits in Russian', async ({ page, partner }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/void?locale=ru');
  for (const path of ofTheKit) {
    await test.step(path, async () => {
      await goOn(page, await fillAddress(page, path, partner));
      await expectShown(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
      await expectItFits(page, `${path} in Russian`, widths);
    });
  }
});

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
