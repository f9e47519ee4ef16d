import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { forms } from '../../packages/embed/forms/forms.ts';
import { problemsInFrame } from '../axe.ts';
import { groundOf, type Use, uses } from './embeds.ts';
import { expect, signIn, test } from './fixtures.ts';
import { contentOf, frameOf, news, showForm, wish } from './frames.ts';
import { overflows } from './overflow.ts';

// Every element of the embed package in a page of another origin, with the console's true form in it: that it opens with
// the facts of its attributes, is for everybody, in any language and on any screen, and is sent. What every frame does, and
// what is refused it, is in partner.e2e.ts, with one form.

const softly = expect.configure({ soft: true });

/** What one person opens, one form after the other. */
const visits = [
  { title: 'networks and routers', below: ['networks', 'routers'] },
  { title: 'VPN connections, backup plans and security groups', below: ['vpn', 'backup-plans', 'security-groups'] },
  { title: 'load balancers and their pools', below: ['load-balancers'] },
];
const formsOf = (below: readonly string[]) => forms.filter(({ path }) => below.includes(path.split('/')[0] ?? ''));

test.describe.configure({ timeout: 180_000 });

/** Loads the portal's page once, without a form. The answer is how wide its frame is on a phone and on a wide screen. */
async function begin(page: Page, partner: string): Promise<readonly number[]> {
  await page.goto(`${partner}/forms/none`);
  const place = page.locator('#place');
  const widths: number[] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    widths.push(await place.evaluate((element) => element.clientWidth));
  }
  return widths;
}

/** The portal's page shows another form, in German from its beginning. */
async function open(page: Page, name: string, attributes: Readonly<Record<string, string>>) {
  await showForm(page, name, { ...attributes, locale: 'de' });
  // The newest stands first.
  const told = news(page).locator('[data-event="sky-session"], [data-event="sky-ready"]');
  await expect(told).toHaveText([/^The form is ready/, 'Session: signed-in']);
  await expect(frameOf(page).locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The frame holds the form alone: what leads elsewhere in the console stays in the console. */
async function expectAlone(page: Page) {
  const content = await contentOf(page);
  const count = (role: 'banner' | 'navigation') => content.getByRole(role).count();
  // The parts and the steps of a form are its own.
  const inForms = await content.getByRole('form').getByRole('navigation').count();
  expect([await count('banner'), await count('navigation')]).toEqual([0, inForms]);
  await expect(content.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** The page makes room, as a screen does; a table in the form learns its width a frame later. */
async function expectItFits(page: Page, what: string, widths: readonly number[]) {
  const content = await contentOf(page);
  for (const width of widths) {
    await page.locator('#place').evaluate((place, to) => {
      if (place instanceof HTMLElement) place.style.inlineSize = `${to}px`;
    }, width);
    await content.waitForFunction((wide) => innerWidth === wide, width);
    await softly.poll(() => overflows(content), `${what}, ${width} px wide`).toEqual([]);
  }
}

/** The page changes its language, and the same form follows. */
async function speak(page: Page, language: string) {
  await wish(page, 'locale', language);
  await expect(frameOf(page).locator('html')).toHaveAttribute('lang', language);
}

async function look(page: Page, name: string, widths: readonly number[]) {
  // Russian is read in the console, which shows the same fields (pages.e2e.ts).
  await expectItFits(page, `${name} in German`, widths);
  await speak(page, 'ar');
  await expect(frameOf(page).locator('html')).toHaveAttribute('dir', 'rtl');
  const content = await contentOf(page);
  await softly.poll(() => problemsInFrame(content), name).toEqual([]);
}

async function send(page: Page, { sent }: Use) {
  if (sent === null || 'by' in sent) return;
  const frame = frameOf(page);
  await speak(page, 'en');
  await sent.write(frame);
  for (const button of sent.press) await frame.getByRole('button', { name: button, exact: true }).click();
  await expect(news(page)).toContainText(sent.told);
}

test('the visits open each form of the list, and each is sent, here or in a journey that is there', () => {
  const visited = visits.flatMap(({ below }) => formsOf(below)).map(({ name }) => name);
  expect(visited.toSorted()).toEqual(forms.map(({ name }) => name).toSorted());
  expect(Object.keys(uses).toSorted()).toEqual(visited.toSorted());
  const elsewhere = Object.values(uses).flatMap(({ sent }) => (sent !== null && 'by' in sent ? [sent.by] : []));
  const root = new URL('../../', import.meta.url);
  expect(elsewhere.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
});

for (const { title, below } of visits) {
  test(`in a page of another origin, for everybody, in any language and on any screen: ${title}`, async ({
    page,
    partner,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await signIn(page, 'user', { project: 'payments-prod' });
    const ground = await groundOf(page);
    const widths = await begin(page, partner);
    for (const { name, kind } of formsOf(below)) {
      const use = uses[name];
      if (!use) throw new Error(`Nobody knows how sky-${name} is used`);
      await test.step(`sky-${name} is ${kind === 'chart' ? 'shown' : 'shown and sent'}`, async () => {
        await open(page, name, await use.attributes(ground));
        await look(page, name, widths);
        await expectAlone(page);
        await send(page, use);
      });
    }
  });
}
