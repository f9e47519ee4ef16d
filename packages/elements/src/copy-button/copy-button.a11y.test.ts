import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf } from '../../test/tree.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkyCopyButton } from './index.js';

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

describe('sky-copy-button for assistive technology', () => {
  it('is a button with its label as the name', async () => {
    const button = await fixture(html`<sky-copy-button value="10.0.0.4" label="Copy address"></sky-copy-button>`);
    const node = await nodeOf('sky-copy-button', 'button');
    expect(node.name).to.equal('Copy address');
    expect(node.description, 'the tooltip has the same words').to.equal(undefined);
    await expectAccessible(button);
  });

  it('keeps its name while it says the outcome, in the language around it', async () => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.resolve() },
      configurable: true,
    });
    await loadLanguage('de');
    const button = await fixture<SkyCopyButton>(html`<sky-copy-button lang="de" value="10.0.0.4"></sky-copy-button>`);
    const copied = new Promise((resolve) => button.addEventListener('sky-copied', resolve, { once: true }));
    button.shadowRoot!.querySelector('button')!.click();
    await copied;
    await button.updateComplete;
    expect((await nodeOf('sky-copy-button', 'button')).name).to.equal('Kopieren');
    const status = await nodeOf('sky-copy-button', 'status');
    expect(JSON.stringify(status)).to.contain('Kopiert');
    await expectAccessible(button);
  });
});
