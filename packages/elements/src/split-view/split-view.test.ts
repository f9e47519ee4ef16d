import { expect, fixture } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { html } from 'lit';

import './define.js';
import type { SkySplitView, SplitOrientation } from './index.js';

async function make(orientation: SplitOrientation = 'horizontal') {
  const view = await fixture<SkySplitView>(html`
    <sky-split-view .orientation=${orientation} label="Folders" position="40" min="20" max="60"
      style="inline-size: 500px; block-size: 200px">
      <p slot="start"><button>Folder</button></p>
      <p slot="end">Files</p>
    </sky-split-view>
  `);
  const heard: string[] = [];
  for (const type of ['input', 'change']) view.addEventListener(type, () => heard.push(`${type} ${view.position}`));
  return { view, heard };
}

const line = (view: SkySplitView) => view.shadowRoot!.querySelector<HTMLElement>('[part="separator"]')!;
const start = (view: SkySplitView) => view.shadowRoot!.querySelector<HTMLElement>('[part="start"]')!;

async function pressAll(view: SkySplitView, ...keys: string[]) {
  line(view).focus();
  for (const press of keys) {
    await sendKeys({ press });
    await view.updateComplete;
  }
}

async function drag(view: SkySplitView, x: number, y: number) {
  const { left, top, width, height } = line(view).getBoundingClientRect();
  await sendMouse({ type: 'move', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
  await sendMouse({ type: 'down' });
  const box = view.getBoundingClientRect();
  await sendMouse({ type: 'move', position: [Math.round(box.x + x), Math.round(box.y + y)] });
  await view.updateComplete;
}

describe('sky-split-view', () => {
  afterEach(() => resetMouse());

  it('gives the first pane its share', async () => {
    const { view } = await make();
    expect(start(view).getBoundingClientRect().width).to.be.closeTo(200, 1);
    view.position = 50;
    await view.updateComplete;
    expect(start(view).getBoundingClientRect().width).to.be.closeTo(250, 1);
  });

  it('moves with the arrow keys along it, within its bounds, and says each step', async () => {
    const { view, heard } = await make();
    await pressAll(view, 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowDown');
    expect(heard).to.deep.equal(['input 42', 'change 42', 'input 40', 'change 40', 'input 38', 'change 38']);
    await pressAll(view, 'End', 'ArrowRight');
    expect(view.position).to.equal(60);
    await pressAll(view, 'Home', 'ArrowLeft');
    expect(view.position).to.equal(20);
    expect(heard).to.have.length(10);
  });

  it('follows the reading direction', async () => {
    const { view } = await make();
    view.dir = 'rtl';
    await pressAll(view, 'ArrowLeft');
    expect(view.position).to.equal(42);
    await drag(view, 250, 100);
    await sendMouse({ type: 'up' });
    expect(view.position).to.equal(50);
    await drag(view, 350, 100);
    await sendMouse({ type: 'up' });
    expect(view.position).to.equal(30);
  });

  it('takes up and down where one pane is above the other', async () => {
    const { view } = await make('vertical');
    await pressAll(view, 'ArrowDown', 'ArrowRight');
    expect(view.position).to.equal(42);
    expect(start(view).getBoundingClientRect().height).to.be.closeTo(84, 1);
    await drag(view, 100, 100);
    await sendMouse({ type: 'up' });
    expect(view.position).to.equal(50);
  });

  it('folds the first pane away with Enter, and back to where it was', async () => {
    const { view, heard } = await make();
    await pressAll(view, 'Enter');
    expect([view.collapsed, start(view).checkVisibility()]).to.deep.equal([true, false]);
    await pressAll(view, 'Enter');
    expect([view.collapsed, view.position, start(view).checkVisibility()]).to.deep.equal([false, 40, true]);
    expect(heard).to.deep.equal(['change 40', 'change 40']);
  });

  it('unfolds when it is moved', async () => {
    const { view } = await make();
    view.collapsed = true;
    await view.updateComplete;
    await pressAll(view, 'ArrowRight');
    expect([view.collapsed, view.position]).to.deep.equal([false, 42]);
  });

  it('moves with the pointer, within its bounds, and says at the end that it has', async () => {
    const { view, heard } = await make();
    await drag(view, 150, 100);
    expect([view.position, heard.at(-1)]).to.deep.equal([30, 'input 30']);
    await sendMouse({ type: 'move', position: [790, 100] });
    await sendMouse({ type: 'up' });
    expect([view.position, heard.at(-1)]).to.deep.equal([60, 'change 60']);
    expect(heard.filter((event) => event.startsWith('change'))).to.have.length(1);
    expect(line(view).matches(':focus')).to.equal(true);
  });

  it('goes back to where it began with Escape, and stays there', async () => {
    const { view, heard } = await make();
    await drag(view, 150, 100);
    await sendKeys({ press: 'Escape' });
    await sendMouse({ type: 'move', position: [260, 100] });
    await sendMouse({ type: 'up' });
    expect(view.position).to.equal(40);
    expect(heard.some((event) => event.startsWith('change'))).to.equal(false);
  });

  it('says nothing when it is pressed and not moved', async () => {
    const { view, heard } = await make();
    const { left, top } = line(view).getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left), Math.round(top + 50)] });
    expect(heard).to.deep.equal([]);
  });

  it('makes something sensible of numbers that are none', async () => {
    const { view } = await make();
    Object.assign(view, { position: Number.NaN, min: 70, max: 30 });
    await view.updateComplete;
    expect(line(view).ariaValueNow).to.equal('70');
    Object.assign(view, { position: 400, min: Number.NaN, max: Number.NaN });
    await view.updateComplete;
    expect(line(view).ariaValueNow).to.equal('100');
  });

  it('puts the panes side by side for an orientation it does not know, and says so', async () => {
    const { warn } = console;
    const said: string[] = [];
    console.warn = (text: string) => said.push(text);
    try {
      const { view } = await make('across' as SplitOrientation);
      expect(start(view).getBoundingClientRect().width).to.be.closeTo(200, 1);
    } finally {
      console.warn = warn;
    }
    expect(said.some((text) => text.includes('orientation="across"'))).to.equal(true);
  });
});
