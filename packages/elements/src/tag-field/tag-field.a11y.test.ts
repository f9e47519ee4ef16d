import { expect, fixture } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf, treeOf, type TreeNode } from '../../test/tree.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkyTagField } from './index.js';

const onlyLetters = (tag: string) => (/^[a-z]+$/.test(tag) ? '' : `${tag} has more than letters.`);

async function make(template: TemplateResult): Promise<SkyTagField> {
  const place = await fixture(html`<div>${template}</div>`);
  return place.querySelector('sky-tag-field')!;
}

const all = (nodes: TreeNode[], role: string): TreeNode[] =>
  nodes.flatMap((node) => [...(node.role === role ? [node] : []), ...all(node.children ?? [], role)]);

describe('sky-tag-field for assistive technology', () => {
  it('is a required text box that has its tags in its description, and a list of them', async () => {
    const field = await make(html`
      <sky-tag-field label="Search domains" note="Up to 6" hint="In this order." required value="a.example,b.example"></sky-tag-field>
    `);
    await expectAccessible(field);
    expect(await nodeOf('sky-tag-field', 'textbox')).to.deep.include({
      name: 'Search domains',
      description: 'Entered: a.example, b.example Up to 6 In this order.',
      required: true,
      invalid: 'false',
    });
    const tree = await treeOf('sky-tag-field');
    expect(all(tree, 'listitem')).to.have.length(2);
    expect(all(tree, 'button').map(({ name }) => name)).to.deep.equal(['Remove a.example', 'Remove b.example']);
  });

  it('says of a wrong tag that it is one, and why', async () => {
    const field = await make(
      html`<sky-tag-field label="Tags" value="core,edge-7" .checkTag=${onlyLetters}></sky-tag-field>`,
    );
    await expectAccessible(field);
    const [first, second] = all(await treeOf('sky-tag-field'), 'button');
    expect(first!.description ?? '').to.equal('');
    expect(second!.description).to.equal('edge-7 has more than letters.');
    expect(field.shadowRoot!.querySelector('.invalid')!.textContent).to.contain('Not valid:');
  });

  it('takes its name from the slot, and from a label outside', async () => {
    await make(html`<sky-tag-field><b slot="label">Tags</b></sky-tag-field>`);
    expect((await nodeOf('sky-tag-field', 'textbox')).name).to.equal('Tags');
    await make(html`<label for="outer">Search domains</label><sky-tag-field id="outer"></sky-tag-field>`);
    expect((await nodeOf('#outer', 'textbox')).name).to.equal('Search domains');
  });

  it('speaks the language around it, at run time', async () => {
    const field = await make(html`<sky-tag-field label="Tags" value="a"></sky-tag-field>`);
    field.lang = 'ru';
    await loadLanguage('ru');
    await field.updateComplete;
    expect(field.shadowRoot!.querySelector('.remove')!.getAttribute('aria-label')).to.equal('Удалить a');
  });

  it('has the tags before the text in both reading directions', async () => {
    const field = await make(html`<sky-tag-field label="Tags" value="a"></sky-tag-field>`);
    const at = (selector: string) => field.shadowRoot!.querySelector(selector)!.getBoundingClientRect();
    expect(at('[part="chip"]').right).to.be.at.most(at('input').left);
    field.dir = 'rtl';
    expect(at('[part="chip"]').left).to.be.at.least(at('input').right);
  });

  it('keeps its height for each size while one line holds the tags', async () => {
    for (const [size, height] of [
      ['x-small', 28],
      ['small', 32],
      ['medium', 36],
      ['large', 40],
    ] as const) {
      const field = await make(html`<sky-tag-field label="Tags" size=${size} value="a"></sky-tag-field>`);
      expect(field.shadowRoot!.querySelector<HTMLElement>('[part="control"]')!.offsetHeight, size).to.equal(height);
    }
  });

  it('shows the whole of a long tag within a narrow page', async () => {
    const field = await make(html`<sky-tag-field label="Tags" value=${'donaudampfschiff'.repeat(6)}></sky-tag-field>`);
    field.style.inlineSize = '200px';
    expect(field.scrollWidth).to.be.at.most(200);
    const name = field.shadowRoot!.querySelector<HTMLElement>('.chip-name')!;
    expect(name.scrollWidth).to.be.at.most(name.clientWidth);
  });

  it("has an edge around each tag in the person's own colours", async () => {
    const field = await make(html`<sky-tag-field label="Tags" value="a"></sky-tag-field>`);
    const chip = field.shadowRoot!.querySelector('[part="chip"]')!;
    const usual = getComputedStyle(chip).borderInlineStartColor;
    await emulateMedia({ forcedColors: 'active' });
    try {
      expect(getComputedStyle(chip).borderInlineStartColor).to.not.equal(usual);
    } finally {
      await emulateMedia({ forcedColors: 'none' });
    }
  });
});
