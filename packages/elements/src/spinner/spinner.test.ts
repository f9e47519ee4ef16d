import { expect, fixture } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';

import './define.js';
import type { SkySpinner } from './index.js';

const ringOf = (spinner: SkySpinner) => spinner.shadowRoot!.querySelector('.ring')!;

describe('sky-spinner', () => {
  it('is as large as it is told', async () => {
    const spinner = await fixture<SkySpinner>(html`<sky-spinner size="24"></sky-spinner>`);
    const { width, height } = spinner.getBoundingClientRect();
    expect([width, height]).to.deep.equal([24, 24]);
    spinner.size = 40;
    await spinner.updateComplete;
    expect(spinner.offsetWidth).to.equal(40);
  });

  it('turns, unless the person wants less motion', async () => {
    const spinner = await fixture<SkySpinner>(html`<sky-spinner></sky-spinner>`);
    await emulateMedia({ reducedMotion: 'no-preference' });
    expect(ringOf(spinner).getAnimations()).to.have.length(1);
    await emulateMedia({ reducedMotion: 'reduce' });
    try {
      expect(ringOf(spinner).getAnimations()).to.have.length(0);
    } finally {
      await emulateMedia({ reducedMotion: 'no-preference' });
    }
  });
});
