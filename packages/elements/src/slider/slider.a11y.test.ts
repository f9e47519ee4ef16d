import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf, treeOf } from '../../test/tree.js';
import './define.js';
import type { SkySlider } from './index.js';

/** The slider as assistive technology has it, after axe had nothing to say. */
async function nodeIn(template: TemplateResult) {
  fixtureCleanup();
  await expectAccessible(await fixture(html`<div>${template}</div>`));
  return nodeOf('sky-slider', 'slider');
}

describe('sky-slider for assistive technology', () => {
  it('has its name, its limits, and its number with the unit', async () => {
    const node = await nodeIn(
      html`<sky-slider label="Size" unit="GiB" min="20" max="500" value="64" marks="20, 500"></sky-slider>`,
    );
    expect(node).to.include({ name: 'Size', valuemin: 20, valuemax: 500, value: 64 });
    expect(node['valuetext']).to.match(/^64.+GiB$/);
  });

  it('takes its name from a label outside', async () => {
    const node = await nodeIn(html`<label for="size">Size</label><sky-slider id="size"></sky-slider>`);
    expect(node.name).to.equal('Size');
  });

  it('says its number once, and no mark', async () => {
    await nodeIn(html`<sky-slider label="Size" min="20" max="500" value="64" marks="20, 300"></sky-slider>`);
    const texts = JSON.stringify(await treeOf('sky-slider'));
    expect(texts).to.not.contain('300');
    expect(document.querySelector('sky-slider')!.shadowRoot!.querySelector('output')!.ariaLive).to.equal('off');
  });

  it("shows track and number in the person's own colours", async () => {
    const field = await fixture<SkySlider>(html`<sky-slider label="Size"></sky-slider>`);
    const track = field.shadowRoot!.querySelector('.track')!;
    await emulateMedia({ forcedColors: 'active' });
    try {
      const fill = getComputedStyle(track, '::before').backgroundColor;
      expect(fill).to.not.equal(getComputedStyle(track).backgroundColor);
      expect(getComputedStyle(track).borderTopWidth).to.equal('1px');
    } finally {
      await emulateMedia({ forcedColors: 'none' });
    }
  });

  it('loses nothing in a narrow place', async () => {
    const place = await fixture<HTMLElement>(html`
      <div><sky-slider label="Size" unit="Operationen-je-Sekunde" max="50000" value="50000"></sky-slider></div>
    `);
    place.style.inlineSize = '200px';
    expect(place.scrollWidth).to.equal(200);
    const field = place.querySelector('sky-slider')!;
    expect(field.shadowRoot!.querySelector('input')!.offsetWidth).to.be.greaterThan(100);
  });

  it('gives a finger enough room', async () => {
    const field = await fixture<SkySlider>(html`<sky-slider label="Size"></sky-slider>`);
    expect(field.shadowRoot!.querySelector('input')!.offsetHeight).to.equal(36);
  });
});
