import { expect, fixture } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';

import './define.js';
import type { SkyProgress } from './index.js';

const make = (value: number | null) =>
  fixture<SkyProgress>(
    html`<sky-progress label="Upload" with-value style="inline-size: 300px" .value=${value}></sky-progress>`,
  );
const boxOf = (progress: SkyProgress, selector: string) =>
  progress.shadowRoot!.querySelector(selector)!.getBoundingClientRect();
const textOf = (progress: SkyProgress) => progress.shadowRoot!.querySelector('[part="value"]')!.textContent;

/** How much of the bar is filled, once the motion is over. */
async function filled(progress: SkyProgress): Promise<number> {
  const fill = progress.shadowRoot!.querySelector('.fill')!;
  await Promise.all(fill.getAnimations().map((animation) => animation.finished));
  return boxOf(progress, '.fill').width / boxOf(progress, '[part="bar"]').width;
}

describe('sky-progress', () => {
  it('fills its share of the bar, and writes it', async () => {
    const progress = await make(25);
    expect(await filled(progress)).to.be.closeTo(0.25, 0.01);
    expect(textOf(progress)).to.equal('25%');
    progress.value = 75.4;
    await progress.updateComplete;
    expect(await filled(progress)).to.be.closeTo(0.754, 0.01);
    expect(textOf(progress)).to.equal('75%');
  });

  it('stays within its bounds', async () => {
    const progress = await make(130);
    expect(await filled(progress)).to.be.closeTo(1, 0.01);
    expect(textOf(progress)).to.equal('100%');
    progress.value = -1;
    await progress.updateComplete;
    expect(await filled(progress)).to.equal(0);
  });

  it('fills from the side where reading begins', async () => {
    const progress = await make(25);
    progress.dir = 'rtl';
    await filled(progress);
    expect(boxOf(progress, '.fill').right).to.equal(boxOf(progress, '[part="bar"]').right);
  });

  it('writes the percentage as the language does', async () => {
    const progress = await make(25);
    progress.lang = 'tr';
    await Promise.resolve();
    await progress.updateComplete;
    expect(textOf(progress)).to.equal('%25');
  });

  it('moves while the end is not known, and stands still for who wants less motion', async () => {
    const progress = await make(null);
    const fill = progress.shadowRoot!.querySelector('.fill')!;
    expect(textOf(progress)).to.equal('');
    expect(fill.getAnimations()).to.have.length(1);
    await emulateMedia({ reducedMotion: 'reduce' });
    try {
      expect(fill.getAnimations()).to.have.length(0);
    } finally {
      await emulateMedia({ reducedMotion: 'no-preference' });
    }
  });

  it('takes a value that is no number for an unknown one', async () => {
    const progress = await fixture<SkyProgress>(
      html`<sky-progress label="Upload" value="soon" with-value></sky-progress>`,
    );
    expect(textOf(progress)).to.equal('');
  });
});
