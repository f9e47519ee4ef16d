import type { BrowserContext, Locator, TestInfo } from '@playwright/test';

/** Of each part: the head of a long page says where the journey stood. */
const LINES = 50;

/** Keeps what each page showed when its journey failed: the report prints it, where nobody can look at a picture. */
export async function attachPages(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  const pages = context.pages().filter((page) => page.url() !== 'about:blank');
  for (const page of pages) {
    const over = await page.getByRole('dialog').or(page.getByRole('alertdialog')).all();
    const shown = await Promise.all([page.locator('main, body:not(:has(main))').first(), ...over].map(linesOf));
    const body = [page.url(), ...shown.flat()].join('\n');
    await testInfo.attach('page', { body, contentType: 'text/plain' });
  }
}

async function linesOf(part: Locator): Promise<readonly string[]> {
  const shown = await part.ariaSnapshot({ timeout: 2000 }).catch(String);
  return shown.split('\n').slice(0, LINES);
}
