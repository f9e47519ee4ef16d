import { expect, fixture } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf } from '../../test/tree.js';
import './define.js';
import type { SkyTextArea } from './index.js';

describe('sky-text-area for assistive technology', () => {
  it('is a text box with its label, its text and what is known of it', async () => {
    const place = await fixture(
      html`<div><sky-text-area label="Public key" value="ssh-ed25519" readonly hint="Shown only once."></sky-text-area></div>`,
    );
    await expectAccessible(place);
    expect(await nodeOf('sky-text-area', 'textbox')).to.include({
      name: 'Public key',
      value: 'ssh-ed25519',
      description: 'Shown only once.',
      readonly: true,
    });
  });

  it('takes its name from a label outside', async () => {
    const place = await fixture(
      html`<div><label for="text">Outside</label><sky-text-area id="text"></sky-text-area></div>`,
    );
    await expectAccessible(place);
    expect((await nodeOf('sky-text-area', 'textbox')).name).to.equal('Outside');
  });

  it("keeps a problem visible in the person's own colours", async () => {
    const field = await fixture<SkyTextArea>(html`<sky-text-area label="Text" error="Wrong."></sky-text-area>`);
    await emulateMedia({ forcedColors: 'active' });
    try {
      expect(getComputedStyle(field.shadowRoot!.querySelector('[part="control"]')!).borderTopWidth).to.equal('2px');
    } finally {
      await emulateMedia({ forcedColors: 'none' });
    }
  });
});
