import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf, treeOf, type TreeNode } from '../../test/tree.js';
import '../text-field/define.js';
import './define.js';
import type { SkyFormSummary } from './index.js';

async function make(): Promise<SkyFormSummary> {
  const form = await fixture(html`
    <form>
      <sky-form-summary heading="The network was not created" heading-level="3"><p>HTTP 409</p></sky-form-summary>
      <sky-text-field id="name" label="Name" required></sky-text-field>
      <sky-text-field required><b slot="label">Mail</b></sky-text-field>
    </form>
  `);
  const summary = form.querySelector('sky-form-summary')!;
  summary.problems = [{ message: 'The quota is used up.' }];
  await summary.report();
  return summary;
}

const linksIn = (nodes: TreeNode[]): string[] =>
  nodes.flatMap((node) => [...(node.role === 'link' ? [node.name] : []), ...linksIn(node.children ?? [])]);

describe('sky-form-summary for assistive technology', () => {
  it('is a group named by its heading, with a list of links that say what is wrong with what', async () => {
    const summary = await make();
    const group = await nodeOf('sky-form-summary', 'group');
    expect(group.name).to.equal('The network was not created');
    expect(await nodeOf('sky-form-summary', 'heading')).to.include({ name: 'The network was not created', level: 3 });
    expect(linksIn([group])).to.deep.equal(['Name Required.', 'Mail Required.']);
    expect((await nodeOf('sky-form-summary', 'list')).children).to.have.length(3);
    await expectAccessible(summary);
  });

  it('has a live region from the start, and nothing else', async () => {
    fixtureCleanup();
    await fixture(html`<form><sky-form-summary></sky-form-summary></form>`);
    const tree = await treeOf('sky-form-summary');
    expect(tree.map(({ role }) => role)).to.deep.equal(['status']);
  });

  it('keeps long words within a narrow page, and is drawn from the side where one begins to read', async () => {
    const summary = await make();
    summary.problems = [{ message: 'Donaudampfschiff'.repeat(6) }];
    await summary.updateComplete;
    summary.style.inlineSize = '240px';
    expect(summary.scrollWidth).to.be.at.most(240);
    const at = (selector: string) => summary.shadowRoot!.querySelector(selector)!.getBoundingClientRect().left;
    expect(at('.glyph')).to.be.lessThan(at('ul'));
    summary.dir = 'rtl';
    expect(at('.glyph')).to.be.greaterThan(at('ul'));
  });
});
