import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { expectAccessible, settled } from '../../test/axe.js';
import { nodeOf, type TreeNode } from '../../test/tree.js';
import './define.js';
import { waitUntil } from '../../test/until.js';

/** The group as assistive technology has it, after axe had nothing to say. */
async function nodeIn(template: TemplateResult): Promise<TreeNode> {
  fixtureCleanup();
  await expectAccessible(await fixture(html`<div>${template}</div>`));
  return nodeOf('sky-radio-card-group', 'radiogroup');
}

const radiosOf = ({ children = [] }: TreeNode) => children.filter(({ role }) => role === 'radio');

describe('sky-radio-card-group for assistive technology', () => {
  it('is a named group of radios: the title is the name, all else describes it', async () => {
    const node = await nodeIn(html`
      <sky-radio-card-group label="Flavor" value="large" required>
        <sky-radio-card value="small" label="small" description="For tests."><b slot="meta">room for 6</b></sky-radio-card>
        <sky-radio-card value="large"><b slot="label">large</b>8 vCPU</sky-radio-card>
        <sky-radio-card value="huge" label="huge" disabled disabled-reason="It exceeds the quota."></sky-radio-card>
      </sky-radio-card-group>
    `);
    expect(node).to.include({ name: 'Flavor', required: true });
    const [small, large, huge] = radiosOf(node);
    expect(small).to.include({ name: 'small', description: 'For tests. room for 6', checked: 'false' });
    expect(large).to.include({ name: 'large', description: '8 vCPU', checked: 'true' });
    expect(huge).to.include({ name: 'huge', description: 'It exceeds the quota.', disabled: true });
  });

  it('follows a figure that changes', async () => {
    const group = await fixture(html`
      <sky-radio-card-group label="Flavor">
        <sky-radio-card value="small" label="small"><b slot="meta">room for 6</b></sky-radio-card>
      </sky-radio-card-group>
    `);
    const card = group.querySelector('sky-radio-card')!;
    group.querySelector('b')!.firstChild!.nodeValue = 'room for 5';
    await waitUntil(() => card.ariaDescription === 'room for 5', 'the old figure is still said');
  });

  it('shows its description though there is white space in the place of a longer one', async () => {
    const group = await fixture<HTMLElement>(html`
      <sky-radio-card-group label="Flavor">
        <sky-radio-card value="small" label="small" description="For tests.">
          <b slot="meta">room for 6</b>
        </sky-radio-card>
      </sky-radio-card-group>
    `);
    const root = group.querySelector('sky-radio-card')!.shadowRoot!;
    expect(root.querySelector<HTMLElement>('.description')!.innerText).to.equal('For tests.');
  });

  it('shows why a card cannot be chosen, and only then', async () => {
    const group = await fixture(html`
      <sky-radio-card-group label="Flavor">
        <sky-radio-card value="huge" label="huge" disabled disabled-reason="It exceeds the quota."></sky-radio-card>
      </sky-radio-card-group>
    `);
    const card = group.querySelector('sky-radio-card')!;
    const reason = card.shadowRoot!.querySelector<HTMLElement>('.reason')!;
    expect(reason.innerText).to.equal('It exceeds the quota.');
    card.disabled = false;
    await card.updateComplete;
    expect(reason.offsetHeight).to.equal(0);
  });

  it('keeps a hidden label as its name, and takes one from outside', async () => {
    const one = html`<sky-radio-card value="4" label="IPv4"></sky-radio-card>`;
    const hidden = await nodeIn(html`<sky-radio-card-group label="Subnet" label-hidden>${one}</sky-radio-card-group>`);
    expect(hidden.name).to.equal('Subnet');
    const outside = await nodeIn(html`
      <label for="group">Subnet</label><sky-radio-card-group id="group">${one}</sky-radio-card-group>
    `);
    expect(outside.name).to.equal('Subnet');
  });

  it('has its circle before the words in both reading directions, and breaks long words', async () => {
    const group = await fixture<HTMLElement>(html`
      <sky-radio-card-group label="Flavor">
        <sky-radio-card value="a" label=${'Donaudampfschiff'.repeat(6)}></sky-radio-card>
      </sky-radio-card-group>
    `);
    group.style.inlineSize = '240px';
    const root = group.querySelector('sky-radio-card')!.shadowRoot!;
    const [mark, words] = ['[part="mark"]', '.words'].map((selector) => root.querySelector(selector)!);
    const sign = () => Math.sign(words!.getBoundingClientRect().left - mark!.getBoundingClientRect().left);
    expect(sign()).to.equal(1);
    group.dir = 'rtl';
    expect(sign()).to.equal(-1);
    expect(group.scrollWidth).to.be.at.most(240);
  });

  it("shows the chosen card in the person's own colours", async () => {
    const group = await fixture(html`
      <sky-radio-card-group label="Subnet" value="4">
        <sky-radio-card value="4" label="IPv4"></sky-radio-card><sky-radio-card value="6" label="IPv6"></sky-radio-card>
      </sky-radio-card-group>
    `);
    await emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await settled(document);
    try {
      const [chosen, other] = [...group.querySelectorAll('sky-radio-card')].map(
        (card) => getComputedStyle(card.shadowRoot!.querySelector('[part="card"]')!).borderInlineStartColor,
      );
      expect(chosen).to.not.equal(other);
    } finally {
      await emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
    }
  });
});
