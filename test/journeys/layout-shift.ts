import type { Page } from '@playwright/test';

/** Before the page is opened: keeps count of what moves, and by how much. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, { shifts: () => [...shifts, ...observer.takeRecords()] });
  });
}

/** The sum of all that has moved by itself since the page was opened, in the unit of cumulative layout shift. */
export function shiftedBy(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // What moved in a frame is known once that frame is drawn.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { shifts } = globalThis as unknown as { shifts: () => { value: number; hadRecentInput: boolean }[] };
    return shifts().reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });
}

/** Lets no answer to what the pattern names through, until they are released. `asked` is when the first was wanted. */
export async function hold(page: Page, pattern: string | RegExp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    ask();
    await released;
    await route.continue();
  });
  return { asked, release };
}
