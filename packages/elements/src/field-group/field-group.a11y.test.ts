import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf, treeOf, type TreeNode } from '../../test/tree.js';
import '../text-field/define.js';
import './define.js';

const rolesIn = (nodes: TreeNode[]): string[] =>
  nodes.flatMap(({ role, children = [] }) => [role, ...rolesIn(children)]);

describe('sky-field-group for assistive technology', () => {
  it('is a group with its label as the name and its hint as the description', async () => {
    const group = await fixture(html`
      <sky-field-group label="Address pool" hint="Both ends are part of it.">
        <sky-text-field label="First address"></sky-text-field>
      </sky-field-group>
    `);
    const node = await nodeOf('sky-field-group', 'group');
    expect(node).to.include({ name: 'Address pool', description: 'Both ends are part of it.' });
    expect(rolesIn([node])).to.include('textbox');
    await expectAccessible(group);
  });

  it('is invalid and described by its problem', async () => {
    const group = await fixture(
      html`<sky-field-group label="Schedule" hint="UTC" error="It ends too early."></sky-field-group>`,
    );
    expect(await nodeOf('sky-field-group', 'group')).to.include({
      name: 'Schedule',
      description: 'It ends too early.',
      invalid: 'true',
    });
    await expectAccessible(group);
  });

  it('has a button that says whether it is open, and hides what is folded up', async () => {
    const group = await fixture<HTMLElement>(html`
      <sky-field-group collapsible collapsed summary="On">
        <b slot="label">DHCP</b><sky-text-field label="DNS"></sky-text-field>
      </sky-field-group>
    `);
    expect(await nodeOf('sky-field-group', 'group')).to.include({ name: 'DHCP' });
    expect(await nodeOf('sky-field-group', 'button')).to.include({ name: 'DHCP', expanded: false });
    expect(rolesIn(await treeOf('sky-field-group'))).to.not.include('textbox');
    await expectAccessible(group);
    group.shadowRoot!.querySelector('button')!.click();
    await (group as HTMLElement & { updateComplete: Promise<unknown> }).updateComplete;
    expect(await nodeOf('sky-field-group', 'button')).to.include({ expanded: true });
    expect(rolesIn(await treeOf('sky-field-group'))).to.include('textbox');
    await expectAccessible(group);
  });

  it('points its folded chevron along the text', async () => {
    const group = await fixture<HTMLElement>(
      html`<sky-field-group label="DHCP" collapsible collapsed></sky-field-group>`,
    );
    const rotation = () => getComputedStyle(group.shadowRoot!.querySelector('.glyph')!).rotate;
    const leftToRight = rotation();
    group.dir = 'rtl';
    for (const animation of group.shadowRoot!.getAnimations()) animation.finish();
    expect(rotation()).to.not.equal(leftToRight);
  });

  it('keeps long words within a narrow page', async () => {
    const group = await fixture<HTMLElement>(html`
      <sky-field-group label=${'Donaudampfschiff'.repeat(6)} collapsible collapsed summary=${'schiff'.repeat(30)}></sky-field-group>
    `);
    group.style.inlineSize = '200px';
    expect(group.scrollWidth).to.be.at.most(200);
  });
});
