import { expect, fixture } from '@open-wc/testing';
import { html, type TemplateResult } from 'lit';

import './define.js';
import type { SkySparkline } from './index.js';
import { drawingOf, landmarksOf } from './sparkline.rules.js';

const none = { min: null, max: null };
const make = (template: TemplateResult) => fixture<SkySparkline>(template);
const pathOf = (line: SkySparkline, name: string) => line.shadowRoot!.querySelector<SVGPathElement>(`.${name}`);

async function warnings(action: () => Promise<unknown>): Promise<string> {
  const { warn } = console;
  const said: string[] = [];
  console.warn = (text: string) => said.push(text);
  try {
    await action();
  } finally {
    console.warn = warn;
  }
  return said.join();
}

describe('the drawing of values', () => {
  it('fills the box from edge to edge', () => {
    expect(drawingOf([10, 30, 20], none)).to.deep.equal({
      line: 'M0 100L50 0L100 50',
      area: 'M0 100L0 100L50 0L100 50L100 100Z',
      dots: '',
      end: 'M100 50h0',
    });
  });

  it('keeps to the bounds it is given', () => {
    expect(drawingOf([0, 50, 200], { min: 0, max: 100 }).line).to.equal('M0 100L50 50L100 0');
  });

  it('leaves gaps, and makes a dot of a value between two of them', () => {
    const { line, area, dots } = drawingOf([0, 1, null, 1, null, 0, 1], none);
    expect(line.split('M').slice(1)).to.deep.equal(['0 100L16.67 0', '83.33 100L100 0']);
    expect(dots).to.equal('M50 0h0');
    expect(area.split('M')).to.have.length(3);
  });

  it('takes what is no number for a gap', () => {
    expect(drawingOf([0, Number.NaN, Infinity, 1], none).dots).to.equal('M0 100h0M100 0h0');
  });

  it('draws values that are all the same in the middle', () => {
    expect(drawingOf([5, 5], none).line).to.equal('M0 50L100 50');
    expect(drawingOf([5], none).end).to.equal('M100 50h0');
  });

  it('draws nothing of nothing', () => {
    expect(drawingOf([], none)).to.deep.equal({ line: '', area: '', dots: '', end: '' });
    expect(landmarksOf([null, null])).to.equal(null);
  });

  it('copes with more values than a call takes parameters', () => {
    const many = Array.from({ length: 300_000 }, (_, at) => at);
    expect(landmarksOf(many)).to.deep.equal({ first: 0, last: 299_999, lowest: 0, highest: 299_999 });
  });
});

describe('sky-sparkline', () => {
  it('reads its values from the attribute, gaps included', async () => {
    const line = await make(html`<sky-sparkline label="CPU" values="12, 15,, much, 9"></sky-sparkline>`);
    expect(line.values).to.deep.equal([12, 15, null, null, 9]);
  });

  it('follows its values', async () => {
    const line = await make(html`<sky-sparkline label="CPU" .values=${[1, 2]}></sky-sparkline>`);
    expect(pathOf(line, 'line')!.getAttribute('d')).to.equal('M0 100L100 0');
    line.values = [2, 1];
    await line.updateComplete;
    expect(pathOf(line, 'line')!.getAttribute('d')).to.equal('M0 0L100 100');
  });

  it('fills what is below the line when asked to', async () => {
    const line = await make(html`<sky-sparkline label="CPU" .values=${[1, 2]}></sky-sparkline>`);
    expect(pathOf(line, 'area')).to.equal(null);
    line.area = true;
    await line.updateComplete;
    expect(pathOf(line, 'area')!.getAttribute('d')).to.not.equal('');
  });

  it('stays inside its box, and runs from left to right in Arabic, too', async () => {
    const line = await make(html`<sky-sparkline dir="rtl" label="CPU" .values=${[1, 2, 0]}></sky-sparkline>`);
    const outer = line.getBoundingClientRect();
    // Not its own rectangle: how much of a line's width is in it, each browser has its own idea of.
    const end = pathOf(line, 'end')!;
    const { x } = end.getPointAtLength(0).matrixTransform(end.getScreenCTM()!);
    const half = Number.parseFloat(getComputedStyle(end).strokeWidth) / 2;
    expect([outer.width, outer.height]).to.deep.equal([120, 32]);
    expect(x - half).to.be.greaterThan(outer.left + 110);
    expect(x + half).to.be.at.most(outer.right);
  });

  it('warns of what is no list, and of a line that nobody can name', async () => {
    const said = await warnings(() => make(html`<sky-sparkline .values=${5 as never}></sky-sparkline>`));
    expect(said).to.contain('takes a list').and.contain('no label');
  });
});
