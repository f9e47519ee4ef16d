import type { Page } from '@playwright/test';

/** What every page has to look right in. */
export const appearances = ['light', 'dark', 'right-to-left'] as const;
export type Appearance = (typeof appearances)[number];

/** Before the page is opened. */
export async function applyAppearance(page: Page, look: Appearance): Promise<void> {
  await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' });
  if (look !== 'right-to-left') return;
  await page.addInitScript(() => {
    document.cookie = 'language=ar; path=/';
  });
}
