import { expect, fixture } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { treeOf } from '../../test/tree.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkyProgress } from './index.js';

describe('sky-progress for assistive technology', () => {
  it('is a progress bar with name and value, and the percentage is not said twice', async () => {
    const progress = await fixture<SkyProgress>(
      html`<sky-progress label="Uploading image" value="43" with-value></sky-progress>`,
    );
    const nodes = await treeOf('sky-progress');
    expect(nodes).to.have.length(1);
    expect(nodes[0]).to.include({ role: 'progressbar', name: 'Uploading image', value: 43 });
    // The tree has the number only; a screen reader takes the words from here.
    expect(progress.shadowRoot!.querySelector('[role]')!.getAttribute('aria-valuetext')).to.equal('43%');
    await expectAccessible(progress);
  });

  it('has no value while the end is not known', async () => {
    const progress = await fixture<SkyProgress>(html`<sky-progress label="Migrating"></sky-progress>`);
    expect(progress.shadowRoot!.querySelector('[role]')!.hasAttribute('aria-valuenow')).to.equal(false);
    await expectAccessible(progress);
  });

  it('is named in the language around it when nobody named it', async () => {
    await loadLanguage('de');
    const progress = await fixture(html`<sky-progress lang="de" value="43"></sky-progress>`);
    expect((await treeOf('sky-progress'))[0]).to.include({ name: 'Fortschritt' });
    await expectAccessible(progress);
  });

  it('shows its share in forced colours', async () => {
    const progress = await fixture<SkyProgress>(html`<sky-progress label="Uploading image" value="43"></sky-progress>`);
    await emulateMedia({ forcedColors: 'active' });
    try {
      const root = progress.shadowRoot!;
      const colours = ['.fill', '[part="bar"]'].map(
        (part) => getComputedStyle(root.querySelector(part)!).backgroundColor,
      );
      expect(colours[0]).to.not.equal(colours[1]);
    } finally {
      await emulateMedia({ forcedColors: 'none' });
    }
  });
});
