import { expect, test } from '@playwright/test';
import { lostTexts, doubleText, moving } from './in-the-page.ts';

test('text that a box cuts off is found, in a shadow tree too', async ({ page }) => {
  await page.setContent(`
    <p style="inline-size: 40px; overflow: hidden; white-space: nowrap">Too long for its box</p>
    <p style="inline-size: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Ends in dots</p>
    <p style="inline-size: 40px; overflow: auto; white-space: nowrap">Can be scrolled to</p>
    <p style="block-size: 20px; overflow: clip">One<br>Two</p>
    <div><template shadowrootmode="open"><p style="inline-size: 40px; overflow: clip; white-space: nowrap"><slot></slot></p></template>Slotted into a box</div>
  `);
  expect((await page.evaluate(lostTexts)).cut).toEqual([
    '“Too long for its box” by p.',
    '“Two” by p.',
    '“Slotted into a box” by p.',
  ]);
});

test('text that lies on text is found, where neither floats', async ({ page }) => {
  await page.setContent(`
    <p style="margin: 0">Above</p>
    <div><template shadowrootmode="open"><p style="margin: -20px 0 0"><slot></slot></p></template>Below</div>
    <p style="margin: -20px 0 0; position: fixed; inset: 0 auto auto 0">Floating</p>
    <p>Apart</p>
  `);
  expect((await page.evaluate(lostTexts)).covered).toEqual(['“Above” and “Below”']);
});

test('every size of type is doubled', async ({ page }) => {
  await page.setContent(`
    <style>:root { --sky-type-body-font: 400 14px/20px sans-serif; --sky-space-4: 16px }</style>
    <p style="font: var(--sky-type-body-font); margin: var(--sky-space-4)">Body</p>
  `);
  await page.evaluate(doubleText);
  await expect(page.locator('p')).toHaveCSS('font-size', '28px');
  await expect(page.locator('p')).toHaveCSS('line-height', '40px');
  await expect(page.locator('p')).toHaveCSS('margin-top', '16px');
});

test('transitions and animations are found', async ({ page }) => {
  await page.setContent(`
    <style>@keyframes turn { to { rotate: 1turn } } i { animation: turn 1s infinite } b::after { content: ''; transition: color 1s }</style>
    <i class="wheel"></i><b></b><u></u>
  `);
  expect(await page.evaluate(moving)).toEqual(['i.wheel: turn 0s', 'b.::after: none 1s']);
});
