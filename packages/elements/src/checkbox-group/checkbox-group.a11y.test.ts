import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { html, type TemplateResult } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf, type TreeNode } from '../../test/tree.js';
import '../checkbox/define.js';
import './define.js';

async function nodeIn(template: TemplateResult): Promise<TreeNode> {
  fixtureCleanup();
  await expectAccessible(await fixture(html`<div>${template}</div>`));
  return nodeOf('sky-checkbox-group', 'group');
}

const one = html`<sky-checkbox value="a" label="Alpha"></sky-checkbox>`;

describe('sky-checkbox-group for assistive technology', () => {
  it('is a named group of boxes, and says that it is required and what it is for', async () => {
    const node = await nodeIn(html`
      <sky-checkbox-group label="Zones" hint="It can be changed later." required value="a">
        <sky-checkbox slot="all" label="All zones"></sky-checkbox>
        ${one}<sky-checkbox value="b" label="Beta"></sky-checkbox>
      </sky-checkbox-group>
    `);
    expect(node.name).to.equal('Zones');
    expect(node.description).to.equal('Required. It can be changed later.');
    const boxes = (node.children ?? []).filter(({ role }) => role === 'checkbox');
    expect(boxes.map(({ name, checked }) => [name, checked])).to.deep.equal([
      ['All zones', 'mixed'],
      ['Alpha', 'true'],
      ['Beta', 'false'],
    ]);
  });

  it('takes its name from the slot, from a hidden label and from a label outside', async () => {
    const slotted = await nodeIn(html`<sky-checkbox-group><b slot="label">Zones</b>${one}</sky-checkbox-group>`);
    expect(slotted.name).to.equal('Zones');
    const hidden = await nodeIn(html`<sky-checkbox-group label="Zones" label-hidden>${one}</sky-checkbox-group>`);
    expect(hidden.name).to.equal('Zones');
    const outside = await nodeIn(
      html`<label for="group">Zones</label><sky-checkbox-group id="group">${one}</sky-checkbox-group>`,
    );
    expect(outside.name).to.equal('Zones');
  });

  it('indents the boxes under the one for all, in both reading directions', async () => {
    for (const dir of ['ltr', 'rtl']) {
      const group = await fixture(html`
        <sky-checkbox-group dir=${dir} label="Zones"><sky-checkbox slot="all" label="All"></sky-checkbox>${one}</sky-checkbox-group>
      `);
      const [all, box] = [...group.querySelectorAll('sky-checkbox')].map((item) => item.getBoundingClientRect());
      if (dir === 'ltr') expect(box!.left).to.be.greaterThan(all!.left);
      else expect(box!.right).to.be.lessThan(all!.right);
    }
  });

  it('keeps long words within a narrow page', async () => {
    const group = await fixture<HTMLElement>(html`
      <sky-checkbox-group label="Zones"><sky-checkbox label=${'Donaudampfschiff'.repeat(6)}></sky-checkbox></sky-checkbox-group>
    `);
    group.style.inlineSize = '200px';
    expect(group.scrollWidth).to.be.at.most(200);
  });
});
