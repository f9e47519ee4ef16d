import { expect, fixture } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { html } from 'lit';

import './define.js';
import { registerIcons, registerMirrored, type SkyIcon } from './index.js';

const line = (path: string) =>
  `<!-- from a set -->\n<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" stroke-width="2"><path d="${path}"/></svg>`;
const drawingOf = (icon: SkyIcon) => icon.shadowRoot!.querySelector('svg');
const make = (name: string, size = 16) => fixture<SkyIcon>(html`<sky-icon name=${name} size=${size}></sky-icon>`);

describe('sky-icon', () => {
  afterEach(() => resetMouse());

  it('draws what is registered under its name, in its size', async () => {
    registerIcons({ 'test-line': line('M1 1h22') });
    const icon = await make('test-line', 20);
    expect(drawingOf(icon)!.querySelector('path')!.getAttribute('d')).to.equal('M1 1h22');
    const { width, height } = icon.getBoundingClientRect();
    expect([width, height]).to.deep.equal([20, 20]);
    expect(drawingOf(icon)!.getAttribute('stroke-width')).to.equal('1.6');
  });

  it('leaves a filled drawing without a stroke', async () => {
    registerIcons({
      'test-logo': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
    });
    const icon = await make('test-logo');
    expect(drawingOf(icon)!.hasAttribute('stroke-width')).to.equal(false);
    expect(drawingOf(icon)!.getAttribute('viewBox')).to.equal('0 0 8 8');
  });

  it('draws nothing for an unknown name, says so once, and draws when the name becomes known', async () => {
    const { warn } = console;
    const said: string[] = [];
    console.warn = (text: string) => said.push(text);
    let icon: SkyIcon;
    try {
      icon = await make('test-late');
      await make('test-late');
    } finally {
      console.warn = warn;
    }
    expect(drawingOf(icon)).to.equal(null);
    expect(said).to.have.length(1);
    expect(said[0]).to.contain('"test-late"');
    registerIcons({ 'test-late': line('M2 2h20') });
    await icon.updateComplete;
    expect(drawingOf(icon)).to.not.equal(null);
  });

  it('takes the newer drawing of a name', async () => {
    registerIcons({ 'test-brand': line('M3 3h1') });
    const icon = await make('test-brand');
    registerIcons({ 'test-brand': line('M4 4h1') });
    await icon.updateComplete;
    expect(drawingOf(icon)!.querySelector('path')!.getAttribute('d')).to.equal('M4 4h1');
  });

  it('keeps its drawing while others are made known, and its own once more', async () => {
    registerIcons({ 'test-still': line('M5 5h1') });
    const icon = await make('test-still');
    const before = drawingOf(icon);
    registerIcons({ 'test-other': line('M6 6h1'), 'test-still': line('M5 5h1') });
    registerMirrored(['test-other']);
    await icon.updateComplete;
    expect(drawingOf(icon)).to.equal(before);
  });

  it('loses no press, though it gets another drawing in the middle of it', async () => {
    registerIcons({ 'test-pressed': line('M0 0h24v24z') });
    const button = await fixture<HTMLButtonElement>(
      html`<button><sky-icon name="test-pressed" size="40"></sky-icon></button>`,
    );
    const icon = button.querySelector('sky-icon')!;
    let presses = 0;
    button.addEventListener('click', () => (presses += 1));
    const { x, y, width, height } = icon.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
    await sendMouse({ type: 'down' });
    registerIcons({ 'test-pressed': line('M24 24H0V0z') });
    await icon.updateComplete;
    await sendMouse({ type: 'up' });
    expect(presses).to.equal(1);
  });

  it('mirrors what points, from right to left only', async () => {
    registerIcons({ 'test-arrow': line('M5 12h14') });
    registerMirrored(['test-arrow']);
    const icon = await make('test-arrow');
    expect(getComputedStyle(drawingOf(icon)!).scale).to.equal('none');
    icon.dir = 'rtl';
    expect(getComputedStyle(drawingOf(icon)!).scale).to.equal('-1 1');
  });
});
