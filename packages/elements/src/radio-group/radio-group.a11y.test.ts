import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf, type TreeNode } from '../../test/tree.js';
import './define.js';

/** The group as assistive technology has it, after axe had nothing to say. */
async function nodeIn(template: TemplateResult): Promise<TreeNode> {
  fixtureCleanup();
  await expectAccessible(await fixture(html`<div>${template}</div>`));
  return nodeOf('sky-radio-group', 'radiogroup');
}

const radiosOf = ({ children = [] }: TreeNode) => children.filter(({ role }) => role === 'radio');

describe('sky-radio-group for assistive technology', () => {
  it('is a named group of radios that say their names, hints and states', async () => {
    const node = await nodeIn(html`
      <sky-radio-group label="Boot from" value="volume" required>
        <sky-radio value="image" label="Image" hint="A new volume is made."></sky-radio>
        <sky-radio value="volume"><b>Volume</b></sky-radio>
        <sky-radio value="snapshot" label="Snapshot" disabled></sky-radio>
      </sky-radio-group>
    `);
    expect(node).to.include({ name: 'Boot from', required: true });
    const [image, volume, snapshot] = radiosOf(node);
    expect(image).to.include({ name: 'Image', description: 'A new volume is made.', checked: 'false' });
    expect(volume).to.include({ name: 'Volume', checked: 'true' });
    expect(snapshot).to.include({ name: 'Snapshot', disabled: true });
  });

  it('keeps a hidden label as its name, and takes one from outside', async () => {
    const one = html`<sky-radio value="4" label="IPv4"></sky-radio>`;
    const hidden = await nodeIn(html`<sky-radio-group label="Subnet" label-hidden>${one}</sky-radio-group>`);
    expect(hidden.name).to.equal('Subnet');
    const outside = await nodeIn(
      html`<label for="group">Subnet</label><sky-radio-group id="group">${one}</sky-radio-group>`,
    );
    expect(outside.name).to.equal('Subnet');
  });

  it("shows the chosen one in the person's own colours", async () => {
    const place = await fixture(html`
      <sky-radio-group label="Subnet" value="4">
        <sky-radio value="4" label="IPv4"></sky-radio><sky-radio value="6" label="IPv6"></sky-radio>
      </sky-radio-group>
    `);
    await emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    try {
      const [chosen, other] = [...place.querySelectorAll('sky-radio')].map(
        (radio) => getComputedStyle(radio.shadowRoot!.querySelector('[part=mark]')!).borderTopColor,
      );
      expect(chosen).to.not.equal(other);
    } finally {
      await emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
    }
  });
});
