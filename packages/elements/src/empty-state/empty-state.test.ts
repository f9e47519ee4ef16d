import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import '../../test/demo-icons.js';
import './define.js';
import type { SkyEmptyState } from './index.js';

const find = (state: SkyEmptyState, selector: string) => state.shadowRoot!.querySelector<HTMLElement>(selector);
const isShown = (state: SkyEmptyState, selector: string) => find(state, selector)?.checkVisibility() ?? false;

describe('sky-empty-state', () => {
  it('stands on the horizon, with its icon; compact it has the icon alone', async () => {
    const state = await fixture<SkyEmptyState>(
      html`<sky-empty-state icon="scale" heading="No load balancers"></sky-empty-state>`,
    );
    expect(isShown(state, '.horizon')).to.equal(true);
    expect(find(state, 'sky-icon')!.shadowRoot!.querySelector('svg')).to.not.equal(null);
    state.compact = true;
    await state.updateComplete;
    expect(isShown(state, '.horizon')).to.equal(false);
    expect(isShown(state, 'sky-icon')).to.equal(true);
  });

  it('gives way to an illustration of the program', async () => {
    const state = await fixture<SkyEmptyState>(html`
      <sky-empty-state heading="No match"><i slot="illustration" style="display: block; block-size: 80px"></i></sky-empty-state>
    `);
    expect(isShown(state, '.horizon')).to.equal(false);
    expect(state.querySelector('i')!.getBoundingClientRect().height).to.equal(80);
  });

  it('keeps no room for what is not there', async () => {
    const state = await fixture<SkyEmptyState>(html`<sky-empty-state heading="Nothing here"></sky-empty-state>`);
    for (const part of ['.text', '.actions', '.needs']) expect(isShown(state, part), part).to.equal(false);
    const needs = Object.assign(document.createElement('span'), { slot: 'needs', textContent: 'Needs a network' });
    const arrived = new Promise((resolve) => state.shadowRoot!.addEventListener('slotchange', resolve, { once: true }));
    state.append(needs);
    await arrived;
    await state.updateComplete;
    expect(isShown(state, '.needs')).to.equal(true);
  });

  it('begins at the start of a box that is too low for it', async () => {
    const place = await fixture<HTMLElement>(html`
      <div style="block-size: 120px; display: flex; flex-direction: column">
        <sky-empty-state style="flex: 1 1 auto; min-block-size: 0; overflow: auto" icon="scale" heading="No pools"></sky-empty-state>
      </div>
    `);
    const state = place.querySelector('sky-empty-state')!;
    const { top } = state.getBoundingClientRect();
    expect(find(state, '.horizon')!.getBoundingClientRect().top).to.be.at.least(top);
  });

  it('stays within a narrow column', async () => {
    const place = await fixture<HTMLElement>(html`
      <div style="inline-size: 200px">
        <sky-empty-state icon="scale" heading="Donaudampfschifffahrtsgesellschaftskapitän" text="A sentence.">
          <span slot="needs">Needs a network with a subnet</span><span slot="needs">Helps two instances</span>
        </sky-empty-state>
      </div>
    `);
    expect(place.scrollWidth).to.equal(200);
  });
});
