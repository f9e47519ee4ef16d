import { expect, fixture } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import './define.js';
import type { SkeletonShape, SkySkeleton } from './index.js';

const make = (template: TemplateResult) => fixture<SkySkeleton>(template);
const bonesOf = (skeleton: SkySkeleton) => [...skeleton.shadowRoot!.querySelectorAll<HTMLElement>('[part="bone"]')];

describe('sky-skeleton', () => {
  it('is as high as the text that will come', async () => {
    const place = await fixture(html`<div style="inline-size: 300px; font: 400 14px/20px sans-serif">
      <sky-skeleton lines="3"></sky-skeleton>
    </div>`);
    expect(place.querySelector('sky-skeleton')!.getBoundingClientRect().height).to.equal(60);
  });

  it('has a shorter last line, unless it is the only one', async () => {
    const skeleton = await make(html`<sky-skeleton lines="3" style="inline-size: 300px"></sky-skeleton>`);
    const widths = () => bonesOf(skeleton).map((bone) => bone.getBoundingClientRect().width);
    expect(widths()).to.deep.equal([300, 300, 180]);
    skeleton.lines = 1;
    await skeleton.updateComplete;
    expect(widths()).to.deep.equal([300]);
  });

  it('draws one line for a number of lines that makes no sense, and a bounded many', async () => {
    expect(bonesOf(await make(html`<sky-skeleton lines="some"></sky-skeleton>`))).to.have.length(1);
    expect(bonesOf(await make(html`<sky-skeleton lines="-2"></sky-skeleton>`))).to.have.length(1);
    expect(bonesOf(await make(html`<sky-skeleton lines="1e9"></sky-skeleton>`))).to.have.length(50);
  });

  it('fills the element as a block', async () => {
    const skeleton = await make(
      html`<sky-skeleton shape="block" style="inline-size: 120px; block-size: 80px"></sky-skeleton>`,
    );
    expect(bonesOf(skeleton)[0]!.getBoundingClientRect()).to.include({ width: 120, height: 80 });
  });

  it('is round as a circle, whatever room there is', async () => {
    const skeleton = await make(html`<sky-skeleton shape="circle" style="inline-size: 300px"></sky-skeleton>`);
    expect(bonesOf(skeleton)[0]!.getBoundingClientRect()).to.include({ width: 40, height: 40 });
  });

  it('shimmers, and stands still for who wants less motion', async () => {
    const [bone] = bonesOf(await make(html`<sky-skeleton></sky-skeleton>`));
    expect(bone!.getAnimations()).to.have.length(1);
    await emulateMedia({ reducedMotion: 'reduce' });
    try {
      expect(bone!.getAnimations()).to.have.length(0);
      expect(getComputedStyle(bone!).backgroundImage).to.equal('none');
    } finally {
      await emulateMedia({ reducedMotion: 'no-preference' });
    }
  });

  it('draws lines for a shape it does not know, and says so', async () => {
    const { warn } = console;
    const said: string[] = [];
    console.warn = (text: string) => said.push(text);
    try {
      const skeleton = await make(html`<sky-skeleton shape=${'star' as SkeletonShape} lines="2"></sky-skeleton>`);
      expect(bonesOf(skeleton)).to.have.length(2);
    } finally {
      console.warn = warn;
    }
    expect(said[0]).to.contain('shape="star"');
  });
});
