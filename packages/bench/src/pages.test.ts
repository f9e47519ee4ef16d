import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from '@playwright/test';
import { buildPages, built } from './build.ts';
import { type ContestantId, contestants } from './contestants.ts';
import { names } from './pages/contestant.ts';
import { type Served, serve } from '../../../scripts/file-server.ts';
import { startBrowser, type Visit, visit } from './visit.ts';

// A benchmark lies when a page shows less than it says: these look at what the browser tells assistive technology.

let browser: Browser;
let served: Served;

before(async () => {
  await buildPages();
  served = await serve(built);
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  served?.close();
});

interface Seen {
  readonly role: string;
  readonly name: string;
  readonly value: unknown;
  readonly isOff: boolean;
}

/** What has one of these roles, in the order of the page. */
async function see({ tools }: Visit, ...roles: string[]): Promise<Seen[]> {
  const { nodes } = await tools.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored, role }) => !ignored && roles.includes(String(role?.value)))
    .map(({ role, name, value, properties = [] }) => ({
      role: String(role?.value),
      name: String(name?.value ?? '').trim(),
      value: value?.value,
      isOff: properties.some((property) => property.name === 'disabled' && property.value.value === true),
    }));
}

/** Its dropdown hands no name on to the control inside, whichever way it is labelled. */
const nameless: Partial<Record<ContestantId, string>> = { fluent: names.form.zone };

const namesOf = (seen: readonly Seen[]) => seen.map(({ name }) => name);
const three = (name: string) => [1, 2, 3].map((number) => `${name} ${number}`);
const clear = ({ page }: Visit) => page.evaluate(() => document.body.replaceChildren());

for (const { id, title } of contestants) {
  test(`${title} shows what is measured`, () =>
    visit(browser, served.address, id, async (on) => {
      await showsButtons(on);
      await clear(on);
      await showsFields(on);
      await clear(on);
      await showsForm(on, nameless[id]);
      await clear(on);
      await showsDialog(on, nameless[id]);
    }));
}

async function showsButtons(on: Visit) {
  await on.page.evaluate(() => scenes.mountButtons(3));
  const first = await see(on, 'button');
  assert.deepEqual(namesOf(first), three(names.button));
  assert.equal(
    first.every(({ isOff }) => isOff),
    false,
  );
  await on.page.evaluate(() => scenes.changeButtons());
  const changed = await see(on, 'button');
  assert.deepEqual(namesOf(changed), three(names.otherButton));
  assert.equal(
    changed.every(({ isOff }) => isOff),
    true,
  );
}

async function showsFields(on: Visit) {
  await on.page.evaluate(() => scenes.mountFields(3));
  assert.deepEqual(namesOf(await see(on, 'textbox')), three(names.field));
  await on.page.evaluate(() => scenes.changeFields());
  const changed = await see(on, 'textbox');
  assert.deepEqual(namesOf(changed), three(names.otherField));
  assert.deepEqual(
    changed.map(({ value }) => value),
    three(names.value),
  );
  assert.equal(
    changed.every(({ isOff }) => isOff),
    true,
  );
}

async function showsForm(on: Visit, without = '') {
  await on.page.evaluate(() => scenes.mountForm());
  const roles = ['textbox', 'combobox', 'checkbox', 'radiogroup', 'radio', 'switch', 'button'];
  const seen = await see(on, ...roles);
  const { form } = names;
  // The tree is told level by level, so that its order is not the page's.
  assert.deepEqual(
    seen.map(({ role, name }) => `${role} ${name}`).toSorted(),
    [
      `textbox ${form.name}`,
      `textbox ${form.description}`,
      `combobox ${form.zone === without ? '' : form.zone}`,
      `checkbox ${form.shared}`,
      `radiogroup ${form.source}`,
      ...form.sources.map((source) => `radio ${source}`),
      `switch ${form.enabled}`,
      `button ${form.submit}`,
    ].toSorted(),
  );
}

async function showsDialog(on: Visit, without = '') {
  await on.page.evaluate(() => scenes.openDialog());
  assert.deepEqual(namesOf(await see(on, 'dialog')), [names.dialog]);
  const { form } = names;
  const inside = [form.name, form.zone, form.shared, names.cancel, form.submit].filter((name) => name !== without);
  const seen = namesOf(await see(on, 'textbox', 'combobox', 'checkbox', 'button'));
  assert.deepEqual(
    inside.filter((name) => !seen.includes(name)),
    [],
  );
  assert.equal(await on.page.evaluate(() => document.activeElement !== document.body), true);
}
