import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf, treeOf } from '../../test/tree.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkyNumberField } from './index.js';

/** The number as assistive technology has it, after axe had nothing to say. */
async function nodeIn(template: TemplateResult) {
  fixtureCleanup();
  await expectAccessible(await fixture(html`<div>${template}</div>`));
  return nodeOf('sky-number-field', 'spinbutton');
}

const part = (field: SkyNumberField, name: string) =>
  field.shadowRoot!.querySelector<HTMLElement>(`[part~="${name}"]`)!;

describe('sky-number-field for assistive technology', () => {
  it('is a spin button with its number, its unit, its limits and its note', async () => {
    const node = await nodeIn(html`
      <sky-number-field label="Size" note="20 to 500" min="20" max="500" unit="GiB" value="64" required></sky-number-field>
    `);
    expect(node).to.deep.include({
      name: 'Size',
      description: 'GiB 20 to 500',
      required: true,
      valuemin: 20,
      valuemax: 500,
      value: 64,
    });
  });

  it('takes its name from a label outside', async () => {
    const node = await nodeIn(html`<label for="size">Size</label><sky-number-field id="size"></sky-number-field>`);
    expect(node.name).to.equal('Size');
  });

  it('has buttons with names, in the language of the page', async () => {
    const namesIn = async (lang: string) => {
      await loadLanguage(lang);
      await nodeIn(html`<sky-number-field lang=${lang} label="Size"></sky-number-field>`);
      const tree = await treeOf('sky-number-field');
      return tree.filter(({ role }) => role === 'button').map(({ name }) => name);
    };
    expect(await namesIn('en')).to.deep.equal(['Decrease', 'Increase']);
    expect(await namesIn('tr')).to.deep.equal(['Azalt', 'Artır']);
  });

  it('asks a telephone for the keys that its numbers need', async () => {
    const keys = async (template: TemplateResult) =>
      part(await fixture<SkyNumberField>(template), 'input').getAttribute('inputmode');
    expect(await keys(html`<sky-number-field label="A" min="0"></sky-number-field>`)).to.equal('numeric');
    expect(await keys(html`<sky-number-field label="A" min="0" step="0.1"></sky-number-field>`)).to.equal('decimal');
    expect(await keys(html`<sky-number-field label="A" min="0" step="any"></sky-number-field>`)).to.equal('decimal');
    expect(await keys(html`<sky-number-field label="A"></sky-number-field>`)).to.equal('text');
  });
});

describe('sky-number-field, as it is seen', () => {
  it('has number, unit and buttons in reading order, and the minus before the digits', async () => {
    const field = await fixture<SkyNumberField>(
      html`<sky-number-field label="Offset" unit="ms" value="-5"></sky-number-field>`,
    );
    const order = () => {
      const boxes = ['input', '.unit', 'button'].map((selector) =>
        field.shadowRoot!.querySelector(selector)!.getBoundingClientRect(),
      );
      return boxes.map(({ x }) => x);
    };
    const leftToRight = order();
    expect(leftToRight).to.deep.equal(leftToRight.toSorted((one, other) => one - other));
    field.dir = 'rtl';
    const rightToLeft = order();
    expect(rightToLeft).to.deep.equal(rightToLeft.toSorted((one, other) => other - one));
    const { direction, textAlign } = getComputedStyle(part(field, 'input'));
    expect([direction, textAlign]).to.deep.equal(['ltr', 'end']);
  });

  it('keeps its height for each size, with its buttons', async () => {
    for (const [size, height] of [
      ['x-small', 28],
      ['small', 32],
      ['medium', 36],
      ['large', 40],
    ] as const) {
      const field = await fixture<SkyNumberField>(
        html`<sky-number-field label="Size" size=${size} unit="GiB" value="1"></sky-number-field>`,
      );
      expect(part(field, 'control').offsetHeight, size).to.equal(height);
    }
  });

  it('loses nothing in a narrow place', async () => {
    const place = await fixture<HTMLElement>(html`
      <div class="narrow">
        <sky-number-field label="Donaudampfschifffahrtsgesellschaft" unit="Operationen-je-Sekunde" value="1500"></sky-number-field>
      </div>
    `);
    place.style.inlineSize = '160px';
    expect(place.scrollWidth).to.equal(160);
    expect(part(place.querySelector('sky-number-field')!, 'input').offsetWidth).to.be.greaterThan(24);
  });

  it("shows a problem in the person's own colours", async () => {
    const field = await fixture<SkyNumberField>(html`<sky-number-field label="A" error="Wrong."></sky-number-field>`);
    await emulateMedia({ forcedColors: 'active' });
    try {
      expect(getComputedStyle(part(field, 'control')).borderTopWidth).to.equal('2px');
    } finally {
      await emulateMedia({ forcedColors: 'none' });
    }
  });
});
