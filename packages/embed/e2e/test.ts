import { test as base, expect, type Frame, type Page } from '@playwright/test';
import { openSite, type Site } from './site.ts';

/** Three origins: somebody's portal, the console in the frame, and a third party. */
export interface Sites {
  readonly portal: Site;
  readonly console: Site;
  readonly stranger: Site;
}

export const test = base.extend<{ sites: Sites }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
  sites: async ({}, use) => {
    const [portal, console, stranger] = await Promise.all([openSite(), openSite(), openSite()]);
    await use({ portal, console, stranger });
    await Promise.all([portal.close(), console.close(), stranger.close()]);
  },
});
export { expect };

/** The frame of a site, once it is there. */
export async function frameOf(page: Page, site: Site, path = ''): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().startsWith(site.origin + path));
  await expect.poll(() => Boolean(find())).toBe(true);
  return find()!;
}

/** What the page's elements said, of one type or of all. */
export function told(page: Page, type = ''): Promise<unknown[]> {
  return page.evaluate(
    (wanted) => window.told.filter((event) => (event as { type: string }).type.startsWith(wanted)),
    type,
  );
}
