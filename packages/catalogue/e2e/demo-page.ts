import type { Page } from '@playwright/test';
import { test as base } from './built-catalogue.ts';

/** A moment that stays, for demos that tell how long ago something was. */
const now = new Date('2026-11-21T12:00:00Z');

export const inAWindow = { width: 1280, height: 720 };
const onAPhone = { width: 390, height: 844 };

/**
 * A page for demos. Each worker has one for all of them: a new one for each test costs more than the test, and reads and
 * compiles all over again what the demos share.
 */
export const test = base.extend<object, { readonly demo: Page }>({
  demo: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ viewport: inAWindow });
      const page = await context.newPage();
      await page.clock.setFixedTime(now);
      listen(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** What went wrong on a page since its demo was opened. */
const faults = new WeakMap<Page, string[]>();

function listen(page: Page): void {
  const note = (text: string) => faults.get(page)?.push(text);
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    // Browsers ask for it where a page names none.
    if (message.type() === 'error' && !url.endsWith('/favicon.ico')) note(`${message.text()} ${url}`);
  });
}

export const faultsOf = (page: Page): readonly string[] => faults.get(page) ?? [];

/**
 * Looks at the demo that is open on a phone: narrow, and with a finger instead of a mouse. Sheets hear of it where they are,
 * and opening a demo is dearer than all that is asked of it.
 */
export async function underAFinger<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  const protocol = await page.context().newCDPSession(page);
  try {
    await protocol.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await page.setViewportSize(onAPhone);
    await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches);
    return await look();
  } finally {
    await protocol.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await protocol.detach();
    await page.setViewportSize(inAWindow);
  }
}

/** Opens a demo, unless the page shows it already: a test that leaves it otherwise than it was is the last one there. */
export async function open(page: Page, catalogue: string, name: string): Promise<void> {
  const { href } = new URL(`../elements/src/${name}/${name}.demo.html`, catalogue);
  if (page.url() === href) return;
  await page.emulateMedia({ forcedColors: null, reducedMotion: null });
  faults.set(page, []);
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
