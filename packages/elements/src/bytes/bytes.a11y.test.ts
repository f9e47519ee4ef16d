import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { treeOf } from '../../test/tree.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';

const words = async () => JSON.stringify(await treeOf('sky-bytes'));

describe('sky-bytes for assistive technology', () => {
  it('is text', async () => {
    const element = await fixture(html`<p>Size <sky-bytes value="68719476736"></sky-bytes></p>`);
    expect(await words()).to.contain('64\u00a0GiB');
    await expectAccessible(element);
  });

  it('says that there is no value, in the language around it', async () => {
    await loadLanguage('de');
    const element = await fixture(html`<p lang="de"><sky-bytes></sky-bytes></p>`);
    expect(await words())
      .to.contain('Kein Wert')
      .and.not.contain('–');
    await expectAccessible(element);
  });
});
