import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findOrInstallChromium } from '../../../scripts/test/chromium.ts';
import type { ContestantId } from './contestants.ts';
import { quietFlags } from '../../../scripts/test/quiet-chromium.ts';

/** A contestant's page that nobody has seen before, alone in its process. */
export interface Visit {
  readonly page: Page;
  /** The protocol of the developer tools. */
  readonly tools: CDPSession;
}

/** One browser for all contestants. It measures what elements cost, so nothing of its own goes on beside. */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: quietFlags,
  });
}

/** Opens a contestant's page, lets `play` have it, and closes it. Throws what the page threw. */
export async function visit<Result>(
  browser: Browser,
  address: string,
  contestant: ContestantId,
  play: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  // Motion would be measured, too, and its length is a matter of taste.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const failures: Error[] = [];
    page.on('pageerror', (error) => failures.push(error));
    await page.goto(`${address}${contestant}.html`);
    await page.waitForFunction(() => 'scenes' in globalThis);
    const result = await play({ page, tools: await context.newCDPSession(page) });
    if (failures[0]) throw failures[0];
    return result;
  } finally {
    await context.close();
  }
}
