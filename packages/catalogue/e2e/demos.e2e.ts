import { expect, type Page } from '@playwright/test';
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { test } from './built-catalogue.ts';
import { lostTexts, doubleText, moving } from './in-the-page.ts';
import { treeText } from './tree-text.ts';

const elements = join(import.meta.dirname, '../../elements/src');
const schemes = join(import.meta.dirname, '../../tokens/dist/schemes');
const names = globSync('*/*.demo.html', { cwd: elements }).map((demo) => basename(dirname(demo)));

/** Light in our own scheme, dark in a brand's, and in colours the person chose. */
const looks = [
  { name: 'skydeck-light', scheme: 'skydeck', mode: 'light', forcedColors: 'none' },
  { name: 'terrane-dark', scheme: 'terrane', mode: 'dark', forcedColors: 'none' },
  { name: 'forced-colours', scheme: 'skydeck', mode: 'light', forcedColors: 'active' },
] as const;

/** A moment that stays, for demos that tell how long ago something was. */
const now = new Date('2026-11-21T12:00:00Z');

for (const name of names) {
  test.describe(`sky-${name}`, () => {
    test.beforeEach(async ({ page, catalogue }) => {
      await open(page, catalogue, name);
    });

    test('is told to a screen reader as before', async ({ page }) => {
      expect(await treeText(page)).toMatchSnapshot([name, `${name}.tree.txt`]);
    });

    // The pictures were taken on Linux: letters differ elsewhere.
    if (process.platform === 'linux')
      test('looks as before', async ({ page }) => {
        for (const look of looks) {
          await wear(page, look);
          await expect.soft(page).toHaveScreenshot([name, 'looks', `${look.name}.png`], { fullPage: true });
        }
      });

    test('loses nothing at 320 px, nor with text twice as large, and stands still on request', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect.soft(await page.evaluate(moving), 'what moves').toEqual([]);
      await expectWhole(page, 1280, 'in a window');
      await page.setViewportSize({ width: 320, height: 640 });
      await expectWhole(page, 320, 'at 320 px');
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.evaluate(doubleText);
      await expectWhole(page, 1280, 'with large text');
    });
  });
}

for (const name of names) {
  test.describe(`sky-${name} under a finger`, () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('loses nothing', async ({ page, catalogue }) => {
      await open(page, catalogue, name);
      const { covered } = await expectWhole(page, 390, 'at 390 px');
      expect.soft(covered, 'what lies on another').toEqual([]);
    });
  });
}

async function open(page: Page, catalogue: string, name: string): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.goto(`${catalogue}../elements/src/${name}/${name}.demo.html`);
  await page.locator(`sky-${name}:defined`).first().waitFor({ state: 'attached' });
  await quiet(page);
}

/** Every element has rendered, its letters are there, and it has seen its size. */
async function quiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 2; frames += 1) await new Promise((goOn) => requestAnimationFrame(goOn));
  });
}

/** Nothing is cut off, and nothing is beside the page. Answers with what else was seen of its texts. */
async function expectWhole(page: Page, width: number, when: string): Promise<ReturnType<typeof lostTexts>> {
  await quiet(page);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), when).toBeLessThanOrEqual(width);
  const lost = await page.evaluate(lostTexts);
  expect.soft(lost.cut, `what is cut off ${when}`).toEqual([]);
  return lost;
}

async function wear(page: Page, { scheme, mode, forcedColors }: (typeof looks)[number]): Promise<void> {
  await page.emulateMedia({ forcedColors });
  await page.addStyleTag({ path: join(schemes, `${scheme}.css`) });
  await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), { scheme, mode });
}
