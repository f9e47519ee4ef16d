import { expect, type Page } from '@playwright/test';
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { faultsOf, inAWindow, open, quiet, test, underAFinger } from './demo-page.ts';
import { doubleText, lostTexts, moving } from './in-the-page.ts';
import { machineFonts } from './machine-fonts.ts';
import { treeText } from './tree-text.ts';

const elements = join(import.meta.dirname, '../../elements/src');
const schemes = join(import.meta.dirname, '../../tokens/dist/schemes');
const names = globSync('*/*.demo.html', { cwd: elements }).map((demo) => basename(dirname(demo)));

/** Light in our own scheme, dark in a brand's, and in colours the person chose. */
const appearances = [
  { name: 'skydeck-light', scheme: 'skydeck', mode: 'light', forcedColors: 'none' },
  { name: 'terrane-dark', scheme: 'terrane', mode: 'dark', forcedColors: 'none' },
  { name: 'forced-colours', scheme: 'skydeck', mode: 'light', forcedColors: 'active' },
] as const;

for (const name of names) {
  test.describe(`sky-${name}`, () => {
    // One after the other in one worker, which opens the demo once.
    test.describe.configure({ mode: 'default' });

    test('is told to a screen reader as before', async ({ demo, catalogue }) => {
      await open(demo, catalogue, name);
      expect(await treeText(demo)).toMatchSnapshot([name, `${name}.tree.txt`]);
    });

    test('is written in fonts of the project alone', async ({ demo, catalogue }) => {
      await open(demo, catalogue, name);
      expect(await machineFonts(demo)).toEqual([]);
    });

    // The pictures were taken on Linux: letters differ elsewhere.
    if (process.platform === 'linux')
      test('looks as before', async ({ demo, catalogue }) => {
        await open(demo, catalogue, name);
        for (const appearance of appearances) {
          await applyAppearance(demo, appearance);
          await expect.soft(demo).toHaveScreenshot([name, 'snapshots', `${appearance.name}.png`], { fullPage: true });
        }
        await applyAppearance(demo, appearances[0]);
      });

    test('loses nothing under a finger', async ({ demo, catalogue }) => {
      await open(demo, catalogue, name);
      const { covered } = await underAFinger(demo, () => expectWhole(demo, 390, 'at 390 px'));
      expect.soft(covered, 'what lies on another').toEqual([]);
    });

    // The last one there: it leaves the demo with large text.
    test('loses nothing at 320 px, nor with text twice as large, stands still on request, and reports no error', async ({
      demo,
      catalogue,
    }) => {
      await open(demo, catalogue, name);
      await demo.emulateMedia({ reducedMotion: 'reduce' });
      expect.soft(await demo.evaluate(moving), 'what moves').toEqual([]);
      await expectWhole(demo, 1280, 'in a window');
      await demo.setViewportSize({ width: 320, height: 640 });
      await expectWhole(demo, 320, 'at 320 px');
      await demo.setViewportSize(inAWindow);
      await demo.evaluate(doubleText);
      await expectWhole(demo, 1280, 'with large text');
      expect(faultsOf(demo), 'errors since the demo was opened').toEqual([]);
    });
  });
}

/** Nothing is cut off, and nothing is beside the page. Answers with what else was seen of its texts. */
async function expectWhole(page: Page, width: number, when: string): Promise<ReturnType<typeof lostTexts>> {
  await quiet(page);
  // What folds hears of its new size a few frames later.
  await expect.soft
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), when)
    .toBeLessThanOrEqual(width);
  const lost = await page.evaluate(lostTexts);
  expect.soft(lost.cut, `what is cut off ${when}`).toEqual([]);
  return lost;
}

async function applyAppearance(
  page: Page,
  { scheme, mode, forcedColors }: (typeof appearances)[number],
): Promise<void> {
  await page.emulateMedia({ forcedColors });
  await page.addStyleTag({ path: join(schemes, `${scheme}.css`) });
  await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), { scheme, mode });
}
