import { test as base, expect, type Page } from '@playwright/test';
import { countShifts, hold, shiftedBy } from '../../../test/journeys/layout-shift.ts';
import { served } from './served.ts';

// What first-paint.css promises: an element takes the room before its script has come that it takes afterwards.

const sizes = ['x-small', 'small', 'medium', 'large'];
const fields = ['text-field', 'password-field', 'number-field', 'select', 'combobox', 'tag-field', 'cidr-field'].map(
  (name) => `sky-${name}`,
);
const variants = ['primary', 'secondary', 'ghost', 'danger', 'danger-ghost', 'link'];

const samples = [
  ...fields.flatMap((tag) => [
    `<${tag} label="Name"></${tag}>`,
    `<${tag} label="Name" label-hidden></${tag}>`,
    `<${tag} label="Name" hint="Seen by everyone." required></${tag}>`,
    `<${tag}><b slot="label">Name</b></${tag}>`,
    ...sizes.map((size) => `<${tag} label="Name" size="${size}"></${tag}>`),
  ]),
  '<sky-select label="Zone"><option>north</option><option>south</option></sky-select>',
  '<sky-text-field label="Size"><span slot="end">GiB</span></sky-text-field>',
  '<sky-text-area label="Note" hint="Seen by everyone."></sky-text-area>',
  ...['sky-checkbox', 'sky-switch'].flatMap((tag) => [
    `<${tag} label="Start at once"></${tag}>`,
    `<${tag} label="Start at once" hint="Else it stays off."></${tag}>`,
  ]),
  ...variants.map((variant) => `<sky-button variant="${variant}">Save</sky-button>`),
  ...sizes.map((size) => `<sky-button size="${size}">Save</sky-button>`),
  '<sky-button icon-only label="Save"><sky-icon name="save"></sky-icon></sky-button>',
  '<sky-icon name="save"></sky-icon>',
  '<sky-icon name="save" size="24"></sky-icon>',
  '<sky-spinner></sky-spinner>',
  '<sky-menu><sky-button slot="trigger">More</sky-button><sky-menu-item>Rename</sky-menu-item></sky-menu>',
  '<sky-popover><sky-button slot="trigger">More</sky-button><p>Words</p></sky-popover>',
  '<sky-tooltip text="Words"><sky-button>More</sky-button></sky-tooltip>',
  '<sky-dialog heading="Rename"><p>Words</p></sky-dialog>',
  '<sky-drawer heading="Rename"><p>Words</p></sky-drawer>',
];

const shell = `
  <sky-app-shell>
    <b slot="header">Skydeck</b>
    <sky-rail slot="rail" label="Sections">
      <sky-rail-item label="Compute" href="#a"><sky-icon name="save"></sky-icon></sky-rail-item>
      <sky-rail-item label="Storage" href="#b"><sky-icon name="save"></sky-icon></sky-rail-item>
    </sky-rail>
    <nav slot="menu">Servers</nav>
    <div id="page"><h1>Servers</h1></div>
  </sky-app-shell>`;

const used = new Set([...`${samples.join('')}${shell}`.matchAll(/<sky-([a-z-]+)/g)].map(([, name]) => name));
for (const inside of ['menu-item', 'rail-item']) used.delete(inside);
const entryPoints = [...used].map((name) => `import '@skydeck/elements/${name}/define';`).join('\n');

const head = `<!doctype html>
<html lang="en" data-scheme="skydeck">
  <title>First paint</title>
  <link rel="icon" href="data:,">
  <style>
    @import '@skydeck/tokens/scales.css';
    @import '@skydeck/tokens/schemes/skydeck.css';
    @import '@skydeck/elements/first-paint.css';
    body { margin: 0; font: var(--sky-type-body-font); }
    .sample { inline-size: 320px; }
  </style>
  <script type="module">
    import { registerIcons } from '@skydeck/elements/icon';
    ${entryPoints}
    const save = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></svg>';
    registerIcons({ save });
  </script>`;

const test = base.extend<object, { readonly pages: string }>({
  pages: [
    async ({}, use) => {
      const { url, close } = await served('at work', {
        'samples/index.html': head + samples.map((sample) => `<div class="sample">${sample}</div>`).join('\n'),
        'shell/index.html': head + shell,
      });
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
});

/** Opens the page, looks at it, lets the scripts come, and looks again. */
async function beforeAndAfter<Seen>(page: Page, address: string, look: () => Promise<Seen>): Promise<[Seen, Seen]> {
  const scripts = await hold(page, /html-proxy.*\.js/);
  await countShifts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await scripts.asked;
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(page.locator(':defined:is(sky-button, sky-app-shell)')).toHaveCount(0);
  const before = await look();
  scripts.release();
  await expect(page.locator(':is(sky-button, sky-app-shell):defined').first()).toBeAttached();
  await page.waitForFunction(() => document.querySelector(':not(:defined)') === null);
  return [before, await look()];
}

for (const [pointer, isMobile] of [
  ['a mouse', false],
  ['a finger', true],
] as const) {
  test.describe(`under ${pointer}`, () => {
    test.use({ isMobile, hasTouch: isMobile, viewport: { width: 1280, height: 720 } });

    test('every sample takes the room it will have', async ({ page, pages }) => {
      const look = async () => {
        const rooms = await page.evaluate(() =>
          [...document.querySelectorAll('.sample')].map((sample) => {
            const inside = sample.firstElementChild!.getBoundingClientRect();
            return [sample.getBoundingClientRect().height, inside.height, inside.width].map(Math.round).join(' ');
          }),
        );
        return rooms.map((room, at) => `${samples[at]} ${room}`);
      };
      const [before, after] = await beforeAndAfter(page, `${pages}samples/`, look);
      expect(before.length).toBe(samples.length);
      expect(before).toEqual(after);
    });
  });
}

test('the parts of the shell stand where they will stand', async ({ page, pages }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const look = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('sky-app-shell, sky-rail, sky-rail-item, [slot="menu"], #page')].map((part) => {
        const { x, y, width } = part.getBoundingClientRect();
        return `${part.localName} ${[x, y, width].map(Math.round).join(' ')}`;
      }),
    );
  const [before, after] = await beforeAndAfter(page, `${pages}shell/`, look);
  expect(before).toEqual(after);
  expect(await shiftedBy(page)).toBeLessThanOrEqual(0.02);
});
