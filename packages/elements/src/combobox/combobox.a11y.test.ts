import { expect, fixture } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { expectAccessible, settled } from '../../test/axe.js';
import { nodeOf, treeOf, type TreeNode } from '../../test/tree.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { ComboboxOption, SkyCombobox } from './index.js';

const options: ComboboxOption[] = [
  { value: 'm1', label: 'm1.small', description: '2 vCPU', group: 'General' },
  { value: 'm2', label: 'm1.medium', group: 'General', disabled: true },
  { value: 'r1', label: 'r1.large', group: 'Memory' },
];

async function make(template: TemplateResult): Promise<SkyCombobox> {
  const place = await fixture(html`<div>${template}</div>`);
  return place.querySelector('sky-combobox')!;
}

async function opened(
  template = html`<sky-combobox label="Flavor" value="m1" .options=${options}></sky-combobox>`,
): Promise<SkyCombobox> {
  const field = await make(template);
  field.focus();
  await sendKeys({ press: 'ArrowDown' });
  await field.updateComplete;
  await settled(field.shadowRoot!);
  return field;
}

const all = (nodes: TreeNode[], role: string): TreeNode[] =>
  nodes.flatMap((node) => [...(node.role === role ? [node] : []), ...all(node.children ?? [], role)]);

describe('sky-combobox for assistive technology', () => {
  it('is a closed combobox with its label and the words of its value', async () => {
    const field = await make(
      html`<sky-combobox label="Flavor" value="m1" required .options=${options}></sky-combobox>`,
    );
    await expectAccessible(field);
    expect(await nodeOf('sky-combobox', 'combobox')).to.include({
      name: 'Flavor',
      value: 'm1.small',
      expanded: false,
      hasPopup: 'listbox',
      required: true,
    });
    expect(all(await treeOf('sky-combobox'), 'listbox')).to.have.length(0);
  });

  it('opens a list with the same name, its groups, and what is chosen and off', async () => {
    const field = await opened();
    await expectAccessible(field);
    expect(await nodeOf('sky-combobox', 'combobox')).to.include({ expanded: true });
    const list = await nodeOf('sky-combobox', 'listbox');
    expect(list.name).to.equal('Flavor');
    expect(all([list], 'group').map(({ name }) => name)).to.deep.equal(['General', 'Memory']);
    const [first, second, third] = all([list], 'option');
    expect(first).to.include({ name: 'm1.small 2 vCPU', selected: true });
    expect(second).to.include({ name: 'm1.medium', disabled: true });
    expect(third).to.include({ name: 'r1.large', selected: false });
  });

  it('points at the active option, while focus stays in the text', async () => {
    const field = await opened();
    const input = field.shadowRoot!.querySelector('input')!;
    await sendKeys({ press: 'ArrowDown' });
    await field.updateComplete;
    const active = field.shadowRoot!.getElementById(input.getAttribute('aria-activedescendant')!)!;
    expect(active.textContent!.trim()).to.equal('r1.large');
    expect(input.matches(':focus')).to.equal(true);
  });

  it('says how many match, that none does, and that more are coming', async () => {
    const field = await opened();
    const news = () => field.shadowRoot!.querySelector('[role="status"]')!.textContent;
    field.shadowRoot!.querySelector('input')!.select();
    await sendKeys({ type: 'small' });
    await field.updateComplete;
    expect(news()).to.equal('1 match');
    await sendKeys({ type: '?' });
    await field.updateComplete;
    expect(news()).to.equal('No matches');
    await expectAccessible(field);
    field.loading = true;
    await field.updateComplete;
    expect(news()).to.equal('Loading…');
  });

  it('has the chosen values in its description, and each with a named button', async () => {
    const field = await make(html`
      <sky-combobox label="DNS servers" multiple with-custom value="10.0.0.1,10.0.0.300" .invalidValues=${['10.0.0.300']}></sky-combobox>
    `);
    await expectAccessible(field);
    expect((await nodeOf('sky-combobox', 'combobox')).description).to.equal('Selected: 10.0.0.1, 10.0.0.300');
    const tree = await treeOf('sky-combobox');
    expect(all(tree, 'listitem')).to.have.length(2);
    expect(all(tree, 'button').map(({ name }) => name)).to.deep.equal(['Remove 10.0.0.1', 'Remove 10.0.0.300']);
    expect(field.shadowRoot!.querySelector('.invalid')!.textContent).to.contain('Not valid:');
  });

  it('speaks the language around it, at run time', async () => {
    const field = await make(html`<sky-combobox label="DNS" multiple value="a"></sky-combobox>`);
    field.lang = 'ru';
    await loadLanguage('ru');
    await field.updateComplete;
    expect(field.shadowRoot!.querySelector('.remove')!.getAttribute('aria-label')).to.equal('Удалить a');
  });

  it('has chips before the text in both reading directions, though the text comes first in the tree', async () => {
    const field = await make(
      html`<sky-combobox label="DNS" multiple value="a" style="inline-size: 400px"></sky-combobox>`,
    );
    const [chip, text] = ['[part="chip"]', 'input'].map((part) =>
      field.shadowRoot!.querySelector(part)!.getBoundingClientRect(),
    );
    expect(chip!.left).to.be.lessThan(text!.left);
    field.dir = 'rtl';
    const [mirrored, turned] = ['[part="chip"]', 'input'].map((part) =>
      field.shadowRoot!.querySelector(part)!.getBoundingClientRect(),
    );
    expect(mirrored!.right).to.be.greaterThan(turned!.right);
  });

  it("shows the active option in the person's own colours", async () => {
    const field = await opened();
    await emulateMedia({ forcedColors: 'active' });
    try {
      expect(getComputedStyle(field.shadowRoot!.querySelector('.active')!).outlineStyle).to.equal('solid');
    } finally {
      await emulateMedia({ forcedColors: 'none' });
    }
  });
});
