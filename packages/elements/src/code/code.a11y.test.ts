import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf, treeOf } from '../../test/tree.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkyCode } from './index.js';

async function measured(code: SkyCode): Promise<void> {
  const box = code.shadowRoot!.querySelector('pre')!;
  await new Promise((resolve) => new ResizeObserver(resolve).observe(box));
  await code.updateComplete;
}

describe('sky-code for assistive technology', () => {
  it('is code, and its numbers are not read', async () => {
    const code = await fixture<SkyCode>(html`<sky-code with-line-numbers>one
two</sky-code>`);
    await measured(code);
    const node = await nodeOf('sky-code', 'code');
    const said = JSON.stringify(node);
    expect(said).to.contain('one').and.contain('two');
    expect(said).to.not.match(/"name":"[12]"/);
    await expectAccessible(code);
  });

  it('has a name where it can have focus', async () => {
    const code = await fixture<SkyCode>(
      html`<sky-code label="Start script" style="inline-size: 120px">${'x'.repeat(200)}</sky-code>`,
    );
    await measured(code);
    expect((await nodeOf('sky-code', 'group')).name).to.equal('Start script');
    await expectAccessible(code);
  });

  it('names its buttons by what they do, in the language around it', async () => {
    await loadLanguage('de');
    const code = await fixture<SkyCode>(
      html`<sky-code lang="de" label="Startskript" with-copy with-wrap-switch wrap>one</sky-code>`,
    );
    expect(await nodeOf('sky-code', 'button')).to.include({ name: 'Zeilen umbrechen', pressed: 'true' });
    expect(JSON.stringify(await treeOf('sky-code'))).to.contain('"name":"Kopieren: Startskript"');
    await expectAccessible(code);
  });
});
