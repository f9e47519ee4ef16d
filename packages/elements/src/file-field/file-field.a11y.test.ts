import { expect, fixture } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { expectAccessible, settled } from '../../test/axe.js';
import { nodeOf, type TreeNode } from '../../test/tree.js';
import './define.js';
import type { SkyFileField } from './index.js';

const make = (template: TemplateResult) => fixture<SkyFileField>(template);
const files = [new File(['text'], 'a.txt'), new File(['log'], 'b.log')];
const namesOf = (role: string, { children = [] }: TreeNode): string[] =>
  children.flatMap((node) => [...(node.role === role ? [node.name] : []), ...namesOf(role, node)]);
const plain = (words: string) => words.replaceAll(/[\u2066\u2068\u2069]/g, '');

describe('sky-file-field for assistive technology', () => {
  it('is a group with its rules as the description, a button, and a list of files to remove', async () => {
    const field = await make(html`
      <sky-file-field label="Logs" note="Optional" accept=".txt" max-size="1024" multiple required></sky-file-field>
    `);
    field.files = files;
    await field.updateComplete;
    const group = await nodeOf('sky-file-field', 'group');
    expect(group.name).to.equal('Logs');
    expect(plain(group.description!)).to.equal('Required. Optional .txt · Up to 1\u00a0KiB per file');
    expect(namesOf('button', group).map(plain)).to.deep.equal(['Choose files', 'Remove a.txt', 'Remove b.log']);
    const list = await nodeOf('sky-file-field', 'list');
    expect(list.name).to.equal('Selected files');
    expect(list.children).to.have.length(2);
    await expectAccessible(field);
  });

  it('says at the button what is wrong', async () => {
    const field = await make(html`<sky-file-field label="Image" error="Choose an image."></sky-file-field>`);
    expect(await nodeOf('sky-file-field', 'button')).to.include({
      name: 'Choose a file',
      description: 'Choose an image.',
    });
    await expectAccessible(field);
  });

  it('takes its name from the slot and from a label outside', async () => {
    await make(html`<sky-file-field><b slot="label">Image</b></sky-file-field>`);
    expect((await nodeOf('sky-file-field', 'group')).name).to.equal('Image');
    await fixture(html`<label for="outer">Logs</label><sky-file-field id="outer"></sky-file-field>`);
    expect((await nodeOf('#outer', 'group')).name).to.equal('Logs');
  });

  it('has a live region from the start', async () => {
    await make(html`<sky-file-field label="Image"></sky-file-field>`);
    expect((await nodeOf('sky-file-field', 'status')).name).to.equal('');
  });

  it('has the way to remove a file after its name in both reading directions, and breaks long names', async () => {
    const field = await make(html`<sky-file-field label="Image"></sky-file-field>`);
    field.files = [new File([''], `${'donaudampfschiff'.repeat(8)}.iso`)];
    field.style.inlineSize = '240px';
    await field.updateComplete;
    expect(field.scrollWidth).to.be.at.most(240);
    const at = (selector: string) => field.shadowRoot!.querySelector(selector)!.getBoundingClientRect().left;
    expect(at('li button')).to.be.greaterThan(at('.name'));
    field.dir = 'rtl';
    expect(at('li button')).to.be.lessThan(at('.name'));
  });

  it('shows what is wrong with a file by more than colour', async () => {
    const field = await make(html`<sky-file-field label="Image" accept=".iso"></sky-file-field>`);
    field.files = files;
    await field.updateComplete;
    expect(field.shadowRoot!.querySelector('.file-problem .glyph')).to.not.equal(null);
    await emulateMedia({ forcedColors: 'active' });
    try {
      await settled(document);
      const { borderInlineStartColor, backgroundColor } = getComputedStyle(field.shadowRoot!.querySelector('li')!);
      expect(borderInlineStartColor).to.not.equal(backgroundColor);
    } finally {
      await emulateMedia({ forcedColors: 'none' });
    }
  });
});
