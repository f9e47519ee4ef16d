import type { Frame, Page } from '@playwright/test';
import { forms } from '../../packages/embed/forms/forms.ts';
import { problemsInFrame } from '../axe.ts';
import { groundOf, type Use, uses } from './embeds.ts';
import { expect, signIn, test } from './fixtures.ts';
import { overflows } from './overflow.ts';

// Every element of the embed package in a page of another origin, with the console's true form in it: that it opens with
// the facts of its attributes, is for everybody, in any language and on any screen, and is sent. What every frame does, and
// what is refused it, is in partner.e2e.ts, with one form.

const softly = expect.configure({ soft: true });
const frameOf = (page: Page) => page.frameLocator('#place iframe');
const news = (page: Page) => page.locator('#news');

/** What one person opens, one form after the other. */
const visits = [
  { title: 'networks and routers', below: ['networks', 'routers'] },
  { title: 'VPN connections, backup plans and security groups', below: ['vpn', 'backup-plans', 'security-groups'] },
  { title: 'load balancers and their pools', below: ['load-balancers'] },
];
const formsOf = (below: readonly string[]) => forms.filter(({ path }) => below.includes(path.split('/')[0] ?? ''));

test.describe.configure({ timeout: 180_000 });

/** Opens the portal's page of the form; `?locale=de&mode=dark` are the page's own wishes. */
async function open(page: Page, partner: string, name: string, attributes: Readonly<Record<string, string>>) {
  await page.goto(`${partner}/forms/${name}?${new URLSearchParams(attributes).toString()}`);
  await expect(news(page)).toContainText('The form is ready');
  // The newest stands first.
  const told = news(page).locator('[data-event="sky-session"], [data-event="sky-ready"]');
  await expect(told).toHaveText([/^The form is ready/, 'Session: signed-in']);
  await expect(frameOf(page).locator('[aria-busy="true"]')).toHaveCount(0);
}

async function contentOf(page: Page): Promise<Frame> {
  const element = await page.locator('#place iframe').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('There is no frame');
  return frame;
}

/** The frame holds the form alone: what leads elsewhere in the console stays in the console. */
async function expectAlone(page: Page) {
  const frame = frameOf(page);
  await expect(frame.getByRole('banner')).toHaveCount(0);
  // The parts and the steps of a form are its own.
  const inForms = await frame.getByRole('form').getByRole('navigation').count();
  await expect(frame.getByRole('navigation')).toHaveCount(inForms);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(1);
}

async function expectItFits(page: Page, what: string) {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await softly.poll(async () => overflows(await contentOf(page)), `${what}, ${width} px wide`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** The page changes its language, and the same form follows. */
async function speak(page: Page, name: string, language: string) {
  await page.locator(`sky-${name}`).evaluate((element, to) => element.setAttribute('locale', to), language);
  await expect(frameOf(page).locator('html')).toHaveAttribute('lang', language);
}

async function look(page: Page, name: string) {
  await expectItFits(page, `${name} in German`);
  await speak(page, name, 'ru');
  await expectItFits(page, `${name} in Russian`);
  await speak(page, name, 'ar');
  await expect(frameOf(page).locator('html')).toHaveAttribute('dir', 'rtl');
  await softly.poll(async () => problemsInFrame(await contentOf(page)), name).toEqual([]);
}

async function send(page: Page, { write, press, told }: Use) {
  const frame = frameOf(page);
  await write(frame);
  for (const button of press) await frame.getByRole('button', { name: button, exact: true }).click();
  if (told !== null) await expect(news(page)).toContainText(told);
}

test('the visits open each form of the list', () => {
  const visited = visits.flatMap(({ below }) => formsOf(below)).map(({ name }) => name);
  expect(visited.toSorted()).toEqual(forms.map(({ name }) => name).toSorted());
  expect(Object.keys(uses).toSorted()).toEqual(visited.toSorted());
});

for (const { title, below } of visits) {
  test(`in a page of another origin, for everybody, in any language and on any screen: ${title}`, async ({
    page,
    partner,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await signIn(page, 'user', { project: 'payments-prod' });
    const ground = await groundOf(page);
    for (const { name, kind } of formsOf(below)) {
      const use = uses[name];
      if (!use) throw new Error(`Nobody knows how sky-${name} is used`);
      await test.step(`sky-${name} is ${kind === 'chart' ? 'shown' : 'shown and sent'}`, async () => {
        await open(page, partner, name, { ...(await use.attributes(ground)), locale: 'de' });
        await look(page, name);
        await speak(page, name, 'en');
        await expectAlone(page);
        await send(page, use);
      });
    }
  });
}
