import type { Locator } from '@playwright/test';
import { expectShown } from './addresses.ts';
import { allLanguages, buttonTexts } from './button-words.ts';
import { cloudOf } from './cloud.ts';
import { expect, signIn, test } from './fixtures.ts';
import { entry, pageMenu } from './locators.ts';

// All that a button or a tab says, in every language, where there is least room for it: on a phone, in the footer of a dialog
// and in the bar of tabs. What the addresses show is looked at in pages.e2e.ts, in the two languages that need most room.

test.use({ viewport: { width: 390, height: 844 } });

const sample: Readonly<Record<string, string>> = {
  name: 'edge-router',
  count: '12',
  amount: '12',
  size: '100',
  number: '12',
  step: 'Health monitor',
};
const filled = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, hole: string) => sample[hole] ?? 'checkout');

/** Which of the texts are cut off in the place of an element, each in a copy of the element. */
const cutIn = (like: Locator, language: string, texts: readonly string[]): Promise<string[]> =>
  like.evaluate(
    async (element, given) => {
      const room = document.createElement('span');
      room.slot = element.slot;
      Object.assign(room.style, { flex: '0 0 100%', minInlineSize: '100%' });
      element.after(room);
      const { width } = room.getBoundingClientRect();
      const place = element.closest('dialog, sky-confirm-dialog, body') ?? document.body;
      const rows = given.texts.map((text) => {
        const row = document.createElement('div');
        Object.assign(row.style, { inlineSize: `${width}px`, display: 'flex', flexWrap: 'wrap' });
        const copy = element.cloneNode(true) as HTMLElement;
        if (copy.hasAttribute('label')) copy.setAttribute('label', text);
        else copy.replaceChildren(...copy.querySelectorAll('sky-icon'), text);
        row.append(copy);
        return row;
      });
      const box = document.createElement('div');
      box.lang = given.language;
      box.dir = given.language === 'ar' ? 'rtl' : 'ltr';
      Object.assign(box.style, { position: 'absolute', insetBlockStart: '0', insetInlineStart: '0' });
      box.append(...rows);
      place.append(box);
      await Promise.all(
        rows.map(({ firstChild }) => (firstChild as HTMLElement & { updateComplete?: unknown }).updateComplete),
      );
      await document.fonts.ready;
      const cut = rows.flatMap(({ firstElementChild: copy }, at) => {
        const words = copy?.shadowRoot?.querySelector('.words');
        if (!words) throw new Error('An element without words');
        const lacks = words.scrollWidth - words.clientWidth;
        return lacks > 0 || words.clientWidth === 0 ? [`“${given.texts[at] ?? ''}” lacks ${lacks} of ${width} px`] : [];
      });
      box.remove();
      room.remove();
      return cut;
    },
    { language, texts },
  );

test('what buttons and tabs say fits on a phone, in every language', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  await page.goto(`/compute/load-balancers/${(await cloud.loadBalancerNamed('checkout-entry')).id}`);
  await expectShown(page);
  const tab = page.locator('sky-tab').first();
  await test.step('a text that is too long is found', async () => {
    const long = 'Sehr lange Beschriftungen von Schaltflächen passen nicht in die Zeile';
    expect(await cutIn(tab, 'de', [long, 'Kurz'])).toEqual([expect.stringContaining(long)]);
  });
  const texts = new Map(allLanguages.map((language) => [language, [...new Set(buttonTexts(language).map(filled))]]));
  for (const [language, all] of texts) expect.soft(await cutIn(tab, language, all), `tabs, ${language}`).toEqual([]);
  await pageMenu(page).click();
  await entry(page, 'Delete').click();
  const button = page.locator('sky-confirm-dialog sky-button').last();
  for (const [language, all] of texts)
    expect.soft(await cutIn(button, language, all), `buttons, ${language}`).toEqual([]);
});
