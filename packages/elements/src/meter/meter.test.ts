import { expect, fixture } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { settled } from '../../test/axe.js';
import './define.js';
import type { SkyMeter } from './index.js';
import { type Measure, regionOf, shareOf } from './meter.rules.js';

const make = (template: TemplateResult) => fixture<SkyMeter>(template);
const find = (meter: SkyMeter, selector: string) => meter.shadowRoot!.querySelector<HTMLElement>(selector)!;
const barOf = (meter: SkyMeter) => find(meter, '[part="bar"]');
const textOf = (meter: SkyMeter) => find(meter, 'slot[name="text"]').textContent!.trim();

/** Where a piece ends, as a share of the bar, once the motion is over. */
async function endOf(meter: SkyMeter, selector: string): Promise<number> {
  await settled(meter.shadowRoot!);
  const bar = barOf(meter).getBoundingClientRect();
  return (find(meter, selector).getBoundingClientRect().right - bar.left) / bar.width;
}

async function warnings(action: () => Promise<unknown>): Promise<string[]> {
  const { warn } = console;
  const said: string[] = [];
  console.warn = (text: string) => said.push(text);
  try {
    await action();
  } finally {
    console.warn = warn;
  }
  return said;
}

const measure = (more: Partial<Measure>): Measure => ({
  min: 0,
  max: 100,
  low: null,
  high: null,
  optimum: null,
  ...more,
});

describe('the regions of a meter', () => {
  const less = measure({ low: 70, high: 90 });
  const more = measure({ low: 10, high: 30 });
  const middle = measure({ low: 20, high: 80 });
  for (const [value, of, region] of [
    [70, less, 'optimal'],
    [71, less, 'warning'],
    [90, less, 'warning'],
    [91, less, 'danger'],
    [9, more, 'danger'],
    [10, more, 'warning'],
    [29, more, 'warning'],
    [30, more, 'optimal'],
    [19, middle, 'warning'],
    [20, middle, 'optimal'],
    [80, middle, 'optimal'],
    [81, middle, 'warning'],
    [100, measure({}), 'optimal'],
    [101, measure({}), 'danger'],
    [95, measure({ low: 90, high: 70, optimum: 0 }), 'danger'],
  ] as const) {
    it(`puts ${value} of ${of.low} to ${of.high} into ${region}`, () => expect(regionOf(value, of)).to.equal(region));
  }

  it('has no share of nothing', () => {
    expect(shareOf(5, measure({ min: 10, max: 10 }))).to.equal(0);
    expect(shareOf(15, measure({ min: 10, max: 20 }))).to.equal(50);
  });
});

describe('sky-meter', () => {
  it('fills the share of its value, and writes it', async () => {
    const meter = await make(html`<sky-meter label="vCPU" value="48" max="192"></sky-meter>`);
    expect(await endOf(meter, '.fill')).to.be.closeTo(0.25, 0.01);
    expect(textOf(meter)).to.equal('25%');
    expect(find(meter, '.change').hidden).to.equal(true);
  });

  it('hatches up to the value after the change', async () => {
    const meter = await make(html`<sky-meter label="vCPU" value="25" value-after="50"></sky-meter>`);
    expect(await endOf(meter, '.fill')).to.be.closeTo(0.25, 0.01);
    expect(await endOf(meter, '.change')).to.be.closeTo(0.5, 0.02);
    expect(textOf(meter)).to.equal('50%');
  });

  it('hatches what a change gives back', async () => {
    const meter = await make(html`<sky-meter label="vCPU" value="80" value-after="30"></sky-meter>`);
    expect(await endOf(meter, '.fill')).to.be.closeTo(0.3, 0.01);
    expect(await endOf(meter, '.change')).to.be.closeTo(0.8, 0.02);
  });

  it('has the tone of the outcome', async () => {
    const meter = await make(html`<sky-meter label="vCPU" value="60" low="70" high="90"></sky-meter>`);
    expect(find(meter, '.box').classList.contains('optimal')).to.equal(true);
    meter.valueAfter = 95;
    await meter.updateComplete;
    expect(find(meter, '.box').classList.contains('danger')).to.equal(true);
    meter.valueAfter = 200;
    await meter.updateComplete;
    expect(await endOf(meter, '.change')).to.be.closeTo(1, 0.01);
  });

  it('does not tell its tone by colour alone', async () => {
    const meter = await make(html`<sky-meter label="vCPU" value="60" low="70" high="90"></sky-meter>`);
    expect(find(meter, '.state-glyph')).to.equal(null);
    const shapes = new Set<string>();
    for (const value of [80, 95]) {
      meter.value = value;
      await meter.updateComplete;
      shapes.add(find(meter, '.state-glyph').innerHTML.replace(/<!--.*?-->/g, ''));
    }
    expect(shapes.size).to.equal(2);
  });

  it('fills from the side where reading begins', async () => {
    const meter = await make(html`<sky-meter dir="rtl" label="vCPU" value="25"></sky-meter>`);
    await settled(meter.shadowRoot!);
    expect(find(meter, '.fill').getBoundingClientRect().right).to.equal(barOf(meter).getBoundingClientRect().right);
  });

  it('has label and value in one line with the bar, or above it', async () => {
    const meter = await make(html`<sky-meter label="vCPU" value="25" style="inline-size: 300px"></sky-meter>`);
    const top = (selector: string) => find(meter, selector).getBoundingClientRect().top;
    expect(top('[part="label"]')).to.be.lessThan(top('[part="bar"]'));
    meter.inline = true;
    await meter.updateComplete;
    expect(find(meter, '[part="label"]').hidden).to.equal(true);
    expect(barOf(meter).getBoundingClientRect().width).to.be.within(200, 290);
    expect(find(meter, '[part="text"]').getBoundingClientRect().left).to.be.greaterThan(
      barOf(meter).getBoundingClientRect().right,
    );
  });

  it('has the value below a label that has no room beside it', async () => {
    const meter = await make(html`<sky-meter label="Speicherplatz" value="5" max="20"></sky-meter>`);
    const box = (selector: string) => find(meter, selector).getBoundingClientRect();
    expect(box('[part="text"]').top).to.be.lessThan(box('[part="label"]').bottom);
    try {
      await setViewport({ width: 320, height: 640 });
      expect(box('[part="text"]').top).to.be.at.least(box('[part="label"]').bottom);
      expect(box('[part="bar"]').top).to.be.at.least(box('[part="text"]').bottom);
    } finally {
      await setViewport({ width: 800, height: 600 });
    }
  });

  it('is empty, and warns, when its numbers make no sense', async () => {
    const said = await warnings(async () => {
      const meter = await make(html`<sky-meter label="vCPU" value="some" max="0"></sky-meter>`);
      expect(await endOf(meter, '.fill')).to.equal(0);
      expect(barOf(meter).getAttribute('aria-valuenow')).to.equal('0');
    });
    expect(said.join()).to.contain('not above its min');
  });

  it('warns when nobody can tell what it measures', async () => {
    const said = await warnings(() => make(html`<sky-meter value="25"></sky-meter>`));
    expect(said.join()).to.contain('no label');
  });
});
