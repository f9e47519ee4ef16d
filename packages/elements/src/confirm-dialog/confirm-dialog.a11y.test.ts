import { expect, fixture, oneEvent } from '@open-wc/testing';
import { html, type TemplateResult } from 'lit';

import { expectAccessible, settled } from '../../test/axe.js';
import { nodeOf } from '../../test/tree.js';
import { loaders } from '../core/languages.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkyConfirmDialog } from './index.js';

async function open(template: TemplateResult): Promise<SkyConfirmDialog> {
  const dialog = await fixture<SkyConfirmDialog>(template);
  const opened = oneEvent(dialog, 'sky-open');
  dialog.show();
  await opened;
  await settled(document);
  return dialog;
}

describe('sky-confirm-dialog, as assistive technology is given it', () => {
  it('has the question as its name and what happens as its description', async () => {
    await open(
      html`<sky-confirm-dialog heading="Delete?" message="It stops at once." confirm-label="Delete"></sky-confirm-dialog>`,
    );
    expect(await nodeOf('sky-confirm-dialog', 'alertdialog')).to.include({
      name: 'Delete?',
      description: 'It stops at once.',
      modal: true,
    });
  });

  for (const language of ['en', ...Object.keys(loaders)]) {
    it(`asks for the phrase in ${language}`, async () => {
      await loadLanguage(language);
      await open(
        html`<sky-confirm-dialog lang=${language} heading="?" confirm-label="!" phrase="delete 3"></sky-confirm-dialog>`,
      );
      expect((await nodeOf('sky-confirm-dialog', 'textbox')).name).to.contain('delete 3');
    });
  }

  it('tells of a failure', async () => {
    const dialog = await open(html`<sky-confirm-dialog heading="Delete?" confirm-label="Delete"></sky-confirm-dialog>`);
    dialog.error = 'It is in use.';
    await settled(document);
    expect(JSON.stringify(await nodeOf('sky-confirm-dialog', 'alert'))).to.contain('It is in use.');
  });

  it('is accessible with all it can have, in each tone', async () => {
    for (const tone of ['neutral', 'warning', 'danger'] as const) {
      const dialog = await open(html`
        <sky-confirm-dialog tone=${tone} heading="Delete?" message="It stops." confirm-label="Delete" phrase="delete" error="It is in use.">
          <ul><li>api-07</li></ul><span slot="note">Two volumes stay.</span>
        </sky-confirm-dialog>
      `);
      await expectAccessible(dialog);
      dialog.pending = true;
      await settled(document);
      await expectAccessible(dialog);
      dialog.remove();
    }
  });
});
