import type { Frame, Page } from '@playwright/test';
import { embeds, groundOf, type Use } from './embeds.ts';
import { accessibilityProblems, expect, signIn, test } from './fixtures.ts';
import { overflows } from './overflow.ts';

// Every element of the embed package in a page of another origin, with the console's true form in it.

const softly = expect.configure({ soft: true });
const frameOf = (page: Page) => page.frameLocator('#place iframe');
const news = (page: Page) => page.locator('#news');
const light = { colorScheme: 'light', reducedMotion: 'reduce' } as const;

test('the list has a use for each element, and for nothing else', () => {
  expect(embeds.filter(({ use }) => use === undefined).map(({ name }) => name)).toEqual([]);
});

/** Opens the portal's page of the form; `?locale=de&mode=dark` are the page's own wishes. */
async function open(page: Page, partner: string, name: string, attributes: Readonly<Record<string, string>>) {
  await page.goto(`${partner}/forms/${name}?${new URLSearchParams(attributes).toString()}`);
  await expect(news(page)).toContainText('The form is ready');
  await expect(frameOf(page).locator('[aria-busy="true"]')).toHaveCount(0);
}

async function attributesOf(page: Page, use: Use) {
  await signIn(page, 'user', { project: 'payments-prod' });
  return use.attributes(await groundOf(page));
}

/** The frame holds the form alone: what leads elsewhere in the console stays in the console. */
async function expectAlone(page: Page) {
  const frame = frameOf(page);
  await expect(frame.getByRole('banner')).toHaveCount(0);
  // The parts and the steps of a form are its own.
  const inForms = await frame.getByRole('form').getByRole('navigation').count();
  await expect(frame.getByRole('navigation')).toHaveCount(inForms);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(1);
}

async function contentOf(page: Page): Promise<Frame> {
  const element = await page.locator('#place iframe').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('There is no frame');
  return frame;
}

for (const { name, isChart, use } of embeds) {
  if (!use) continue;
  test(`sky-${name}: ${isChart ? 'is shown' : 'is sent and given up'} from a page of another origin`, async ({
    page,
    partner,
  }) => {
    const attributes = await attributesOf(page, use);
    await open(page, partner, name, attributes);
    await expectAlone(page);
    if (use.told === null) return;
    await page.locator(`sky-${name}`).evaluate((element) => (element as HTMLElement & { cancel(): void }).cancel());
    await expect(news(page)).toContainText('Cancelled');

    await open(page, partner, name, attributes);
    await use.write(frameOf(page));
    for (const button of use.press) await frameOf(page).getByRole('button', { name: button, exact: true }).click();
    await expect(news(page)).toContainText(use.told);
  });

  test(`sky-${name}: for everybody, in any language and on any screen`, async ({ page, partner }) => {
    await page.emulateMedia(light);
    await open(page, partner, name, { ...(await attributesOf(page, use)), locale: 'de' });
    const root = frameOf(page).locator('html');
    // The page changes its wishes, and the same form follows.
    const wish = async (attribute: 'locale' | 'mode', value: string) => {
      await page
        .locator(`sky-${name}`)
        .evaluate((element, to) => element.setAttribute(...to), [attribute, value] as const);
      await expect(root).toHaveAttribute(attribute === 'locale' ? 'lang' : 'data-mode', value);
    };
    const expectItFits = async (language: string) => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await softly.poll(async () => overflows(await contentOf(page)), `${language}, ${width} px wide`).toEqual([]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    };
    expect.soft(await accessibilityProblems(page), 'light').toEqual([]);
    await expectItFits('German');
    await wish('mode', 'dark');
    expect.soft(await accessibilityProblems(page, ['color-contrast', 'link-in-text-block']), 'dark').toEqual([]);
    await wish('mode', 'light');
    await wish('locale', 'ru');
    await expectItFits('Russian');
    await wish('locale', 'ar');
    await expect(root).toHaveAttribute('dir', 'rtl');
    expect.soft(await accessibilityProblems(page), 'from right to left').toEqual([]);
  });
}
