import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf, treeOf } from '../../test/tree.js';
import './define.js';

describe('sky-relative-time for assistive technology', () => {
  it('is a time with its words, and the whole date as its description', async () => {
    const element = await fixture(
      html`<p>Seen <sky-relative-time datetime="2020-01-01T12:00:00Z"></sky-relative-time></p>`,
    );
    const node = await nodeOf('sky-relative-time', 'time');
    expect(node.children!.map(({ name }) => name).join('')).to.match(/^\d+ years ago$/);
    expect(JSON.stringify(node)).to.contain('January 1, 2020');
    await expectAccessible(element);
  });

  it('says that there is no value, and not a dash', async () => {
    const element = await fixture(html`<p><sky-relative-time></sky-relative-time></p>`);
    expect((await treeOf('sky-relative-time')).map(({ name }) => name)).to.deep.equal(['No value']);
    await expectAccessible(element);
  });
});
