import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { test as base } from './built-catalogue.ts';

/** A moment that stays, for demos that tell how long ago something was. */
const now = new Date('2026-11-21T12:00:00Z');

export const inAWindow = { width: 1280, height: 720 };
const onAPhone = { width: 390, height: 844 };

/**
 * A page for demos, and one that fingers touch. Each worker has one of either for all demos: a new one for each test costs
 * more than the test, and reads and compiles all over again what the demos share.
 */
export const test = base.extend<object, { readonly demo: Page; readonly touched: Page }>({
  demo: [({ browser }, use) => pageOf(browser, { viewport: inAWindow }, use), { scope: 'worker' }],
  touched: [({ browser }, use) => pageOf(browser, { viewport: onAPhone, hasTouch: true }, use), { scope: 'worker' }],
});

async function pageOf(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  await use(page);
  await context.close();
}

/** Opens a demo, unless the page shows it already: a test that leaves it otherwise than it was is the last one there. */
export async function open(page: Page, catalogue: string, name: string): Promise<void> {
  const { href } = new URL(`../elements/src/${name}/${name}.demo.html`, catalogue);
  if (page.url() === href) return;
  await page.emulateMedia({ forcedColors: null, reducedMotion: null });
  await page.goto(href);
  await page.locator(`sky-${name}:defined`).first().waitFor({ state: 'attached' });
  await quiet(page);
}

/** Every element has rendered, its letters are there, and it has seen its size. */
export async function quiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 2; frames += 1) await new Promise((goOn) => requestAnimationFrame(goOn));
  });
}
