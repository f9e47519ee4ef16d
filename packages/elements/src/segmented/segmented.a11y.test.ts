import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf, type TreeNode } from '../../test/tree.js';
import './define.js';
import type { SkySegmented } from './index.js';

/** The control as assistive technology has it, after axe had nothing to say. */
async function nodeIn(template: TemplateResult): Promise<TreeNode> {
  fixtureCleanup();
  await expectAccessible(await fixture(html`<div>${template}</div>`));
  return nodeOf('sky-segmented', 'radiogroup');
}

const radiosOf = ({ children = [] }: TreeNode) => children.filter(({ role }) => role === 'radio');
const two = html`<sky-segment value="4" label="IPv4"></sky-segment><sky-segment value="6" label="IPv6"></sky-segment>`;

describe('sky-segmented for assistive technology', () => {
  it('is a named group of radios that say their names and states', async () => {
    const node = await nodeIn(html`
      <sky-segmented label="View" value="map" required>
        <sky-segment value="list" label="List"><svg slot="start" width="16" height="16" aria-hidden="true"></svg></sky-segment>
        <sky-segment value="map" label="Topology" label-hidden></sky-segment>
        <sky-segment value="none" disabled><b>None</b></sky-segment>
      </sky-segmented>
    `);
    expect(node).to.include({ name: 'View', required: true });
    const [list, map, none] = radiosOf(node);
    expect(list).to.include({ name: 'List', checked: 'false' });
    expect(map).to.include({ name: 'Topology', checked: 'true' });
    expect(none).to.include({ name: 'None', disabled: true });
  });

  it('keeps a hidden label as its name, and takes one from outside', async () => {
    const hidden = await nodeIn(html`<sky-segmented label="Version" label-hidden>${two}</sky-segmented>`);
    expect(hidden.name).to.equal('Version');
    const outside = await nodeIn(html`<label for="v">Version</label><sky-segmented id="v">${two}</sky-segmented>`);
    expect(outside.name).to.equal('Version');
  });
});

describe('sky-segmented, as it is seen', () => {
  const bar = (field: SkySegmented) => field.shadowRoot!.querySelector<HTMLElement>('[part="group"]')!;

  it('keeps its height for each size', async () => {
    for (const [size, height] of [
      ['x-small', 28],
      ['small', 32],
      ['medium', 36],
      ['large', 40],
    ] as const) {
      const field = await fixture<SkySegmented>(html`<sky-segmented label="A" size=${size}>${two}</sky-segmented>`);
      expect(bar(field).offsetHeight, size).to.equal(height);
    }
  });

  it('is as wide as its words, or as its place with segments of one width', async () => {
    const place = await fixture<HTMLElement>(
      html`<div><sky-segmented label="A" value="4">${two}</sky-segmented></div>`,
    );
    const field = place.querySelector('sky-segmented')!;
    const widths = () => [...field.querySelectorAll('sky-segment')].map((one) => one.getBoundingClientRect().width);
    expect(bar(field).offsetWidth).to.be.lessThan(place.offsetWidth / 2);
    field.stretch = true;
    await field.updateComplete;
    expect(bar(field).offsetWidth).to.equal(place.offsetWidth);
    expect(widths()[0]).to.equal(widths()[1]);
  });

  it('cuts nothing off in a narrow place', async () => {
    const place = await fixture<HTMLElement>(html`
      <div>
        <sky-segmented label="A">
          <sky-segment value="a" label="Wartungsarbeiten"></sky-segment>
          <sky-segment value="b" label="Benachrichtigungseinstellungen"></sky-segment>
        </sky-segmented>
      </div>
    `);
    place.style.inlineSize = '150px';
    expect(place.scrollWidth).to.equal(150);
    for (const segment of place.querySelectorAll('sky-segment')) {
      expect(segment.scrollWidth).to.be.at.most(segment.clientWidth);
    }
  });

  it("shows the chosen segment in the person's own colours, and when it is off, too", async () => {
    const field = await fixture<SkySegmented>(html`<sky-segmented label="A" value="4">${two}</sky-segmented>`);
    const colours = () =>
      [...field.querySelectorAll('sky-segment')].map((one) => getComputedStyle(one).backgroundColor);
    await emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    try {
      expect(colours()[0]).to.not.equal(colours()[1]);
      field.disabled = true;
      await field.updateComplete;
      expect(colours()[0]).to.not.equal(colours()[1]);
    } finally {
      await emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
    }
  });
});
