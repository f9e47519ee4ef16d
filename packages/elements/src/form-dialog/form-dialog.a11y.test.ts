import { expect, fixture, oneEvent } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { expectAccessible, settled } from '../../test/axe.js';
import { nodeOf, treeOf } from '../../test/tree.js';
import { loaders } from '../core/languages.js';
import { loadLanguage } from '../core/wording.js';
import '../text-field/define.js';
import './define.js';
import type { SkyFormDialog } from './index.js';

async function open(template: TemplateResult): Promise<SkyFormDialog> {
  const dialog = await fixture<SkyFormDialog>(template);
  const opened = oneEvent(dialog, 'sky-open');
  dialog.show();
  await opened;
  await settled(document);
  return dialog;
}

const full = html`
  <sky-form-dialog heading="Create network" description="Private" submit-label="Create network" error="The quota is used up.">
    <form><sky-text-field name="name" label="Name"></sky-text-field></form>
    <span slot="note">2 of 10 are left.</span>
  </sky-form-dialog>
`;

describe('sky-form-dialog, as assistive technology is given it', () => {
  it('has its heading as its name, and its description', async () => {
    await open(full);
    expect(await nodeOf('sky-form-dialog', 'dialog')).to.include({
      name: 'Create network',
      description: 'Private',
      modal: true,
    });
    expect((await nodeOf('sky-form-dialog', 'textbox')).name).to.equal('Name');
  });

  it('tells of a failure', async () => {
    const dialog = await open(full);
    dialog.error = 'The name is taken.';
    await settled(document);
    expect(JSON.stringify(await nodeOf('sky-form-dialog', 'alert'))).to.contain('The name is taken.');
  });

  it('says that it is busy, and offers nothing of what waits', async () => {
    const dialog = await open(full);
    dialog.pending = true;
    await settled(document);
    const tree = JSON.stringify(await treeOf('sky-form-dialog'));
    expect(tree).to.contain('"busy":1');
    expect(tree).not.to.contain('"textbox"');
  });

  for (const language of ['en', ...Object.keys(loaders)]) {
    it(`asks about changes in ${language}, with the way back first`, async () => {
      await loadLanguage(language);
      const dialog = await open(html`
        <sky-form-dialog lang=${language} heading="!" submit-label="!" dirty><form></form></sky-form-dialog>
      `);
      const question = dialog.shadowRoot!.querySelector('sky-confirm-dialog')!;
      const asked = oneEvent(question, 'sky-open');
      dialog.close();
      await asked;
      await settled(document);
      const { name, description } = await nodeOf('sky-form-dialog', 'alertdialog');
      expect([name, description].map(String).every((text) => text.length > 5)).to.equal(true);
      expect(new Set([name, question.confirmLabel, question.cancelLabel, description]).size).to.equal(4);
    });
  }

  it('is accessible with all it can have, in the middle and at the end side, from left and from right', async () => {
    const dialog = await open(full);
    await expectAccessible(dialog);
    Object.assign(dialog, { placement: 'end', pending: true, dir: 'rtl' });
    await settled(document);
    await expectAccessible(dialog);
  });

  it('says to whom makes the page what is missing', async () => {
    const said: string[] = [];
    const { warn } = console;
    console.warn = (text: string) => said.push(text);
    try {
      const dialog = await open(html`<sky-form-dialog></sky-form-dialog>`);
      dialog.shadowRoot!.querySelector<HTMLElement>('#submit')!.click();
    } finally {
      console.warn = warn;
    }
    expect(said.join('\n')).to.contain('no submit-label').and.to.contain('no form').and.to.contain('no heading');
  });
});

describe('sky-form-dialog, as it is seen', () => {
  afterEach(() => emulateMedia({ forcedColors: 'none' }));

  it('shows the failure in a box where colours are forced', async () => {
    await emulateMedia({ forcedColors: 'active' });
    const dialog = await open(full);
    const error = dialog.shadowRoot!.querySelector('[part="error"]')!;
    expect(getComputedStyle(error).borderTopWidth).to.equal('1px');
  });

  it('has no loss of words at the width of a telephone', async () => {
    const dialog = await open(html`
      <sky-form-dialog
        heading="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz" submit-label="Speichern"
        style="--sky-dialog-width: 288px" error="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
      ><form></form></sky-form-dialog>
    `);
    const body = dialog.shadowRoot!.querySelector('sky-dialog')!.shadowRoot!.querySelector('.body')!;
    expect(body.scrollWidth).to.equal(body.clientWidth);
  });
});
