import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { expectAccessible } from '../../test/axe.js';
import './define.js';
import type { SkyCombobox } from './index.js';
import { waitUntil } from '../../test/until.js';

const many = Array.from({ length: 10_000 }, (_, at) => ({
  value: `id-${at}`,
  label: `Network ${at}`,
  ...(at >= 5000 && { group: 'Shared' }),
}));

async function opened(): Promise<SkyCombobox> {
  const field = await fixture<SkyCombobox>(html`<sky-combobox label="Network" .options=${many}></sky-combobox>`);
  field.focus();
  await press(field, 'ArrowDown');
  return field;
}

async function press(field: SkyCombobox, key: string): Promise<void> {
  await sendKeys({ press: key });
  await field.updateComplete;
}

const inside = <T extends Element = HTMLElement>(field: SkyCombobox, selector: string) => [
  ...field.shadowRoot!.querySelectorAll<T & HTMLElement>(selector),
];
const labels = (field: SkyCombobox) => inside(field, '.option-label').map(({ textContent }) => textContent);
const activeOf = (field: SkyCombobox) => inside(field, '.active')[0];

describe('sky-combobox with a long list', () => {
  it('draws the first of it, and says how long it is', async () => {
    const field = await opened();
    expect(labels(field)).to.have.length(100);
    expect(activeOf(field)!.ariaPosInSet).to.equal('1');
    expect(activeOf(field)!.ariaSetSize).to.equal('10000');
    await expectAccessible(field);
  });

  it('draws the end of it for who goes up from the first, in its group', async () => {
    const field = await opened();
    await press(field, 'ArrowUp');
    expect(activeOf(field)!.textContent.trim()).to.equal('Network 9999');
    expect(activeOf(field)!.ariaPosInSet).to.equal('10000');
    expect(inside(field, 'input')[0]!.getAttribute('aria-activedescendant')).to.equal(activeOf(field)!.id);
    expect(inside(field, '.group').map(({ textContent }) => textContent)).to.deep.equal(['Shared']);
    await press(field, 'ArrowDown');
    expect(activeOf(field)!.textContent.trim()).to.equal('Network 0');
  });

  it('draws more when the person scrolls to what there is', async () => {
    const field = await opened();
    const [list] = inside(field, '[role="listbox"]');
    list!.scrollTop = list!.scrollHeight;
    await waitUntil(() => labels(field).length > 100);
    expect(labels(field).at(-1)).to.equal('Network 199');
  });

  it('starts at the start again when one types, and draws the whole of what is short', async () => {
    const field = await opened();
    await press(field, 'ArrowUp');
    await sendKeys({ type: 'k 999' });
    await field.updateComplete;
    expect(labels(field)).to.have.length(11);
    expect(labels(field)[0]).to.equal('Network 999');
    expect(activeOf(field)!.hasAttribute('aria-setsize')).to.equal(false);
  });
});
