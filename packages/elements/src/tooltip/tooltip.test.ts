import { expect, fixture } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { settled } from '../../test/axe.js';
import { overlays } from '../core/overlay-stack.js';
import '../button/define.js';
import '../dialog/define.js';
import './define.js';
import type { SkyTooltip } from './index.js';

const tipOf = (tooltip: SkyTooltip) => tooltip.shadowRoot!.querySelector<HTMLElement>('[popover]')!;
const isShown = (tooltip: SkyTooltip) => tipOf(tooltip).matches(':popover-open');

async function make(content: TemplateResult = html`<sky-button>Detach</sky-button>`): Promise<SkyTooltip> {
  const root = await fixture(
    html`<div style="padding: 100px"><sky-tooltip text="Stops writing at once">${content}</sky-tooltip><button>Next</button></div>`,
  );
  await settled(document);
  return root.querySelector('sky-tooltip')!;
}

/** The state is set in the same step as the box appears, whatever the delay of the mouse is. */
function shown(tooltip: SkyTooltip): Promise<void> {
  return new Promise((resolve) => tipOf(tooltip).addEventListener('toggle', () => resolve(), { once: true }));
}

async function rest(element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect();
  await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
}

async function hover(tooltip: SkyTooltip): Promise<void> {
  const toggled = shown(tooltip);
  await rest(tooltip);
  await toggled;
}

afterEach(() => resetMouse());

describe('sky-tooltip and the mouse', () => {
  it('shows while the mouse rests there, and not before', async () => {
    const tooltip = await make();
    const toggled = shown(tooltip);
    await rest(tooltip);
    expect(isShown(tooltip)).to.equal(false);
    await toggled;
    expect(isShown(tooltip)).to.equal(true);
    expect(tooltip.matches(':state(open)')).to.equal(true);
    await sendMouse({ type: 'move', position: [1, 1] });
    expect(isShown(tooltip)).to.equal(false);
    expect(overlays.top === undefined, 'something is still open').to.equal(true);
  });

  it('stays while the mouse goes onto the words', async () => {
    const tooltip = await make();
    await hover(tooltip);
    const from = tooltip.getBoundingClientRect();
    const to = tipOf(tooltip).getBoundingClientRect();
    const x = Math.round(from.x + from.width / 2);
    // Step by step, over the gap between the two.
    for (let y = Math.round(from.y + 2); y > to.y + 2; y -= 1) await sendMouse({ type: 'move', position: [x, y] });
    expect(isShown(tooltip)).to.equal(true);
  });

  it('goes at a press', async () => {
    const tooltip = await make();
    await hover(tooltip);
    await sendMouse({ type: 'down' });
    expect(isShown(tooltip)).to.equal(false);
    await sendMouse({ type: 'up' });
  });

  it('does not show for a mouse that has left, or without words', async () => {
    const tooltip = await make();
    const other = await fixture<SkyTooltip>(html`<sky-tooltip text="Other"><button>Other</button></sky-tooltip>`);
    await rest(tooltip);
    await hover(other);
    expect(isShown(tooltip)).to.equal(false);
    other.text = '';
    await other.updateComplete;
    expect(isShown(other)).to.equal(false);
  });
});

describe('sky-tooltip and the keyboard', () => {
  for (const [name, content] of [
    ['a sky-button', html`<sky-button>Detach</sky-button>`],
    ['a native button', html`<button>Detach</button>`],
  ] as const) {
    it(`shows while ${name} has focus, until Escape`, async () => {
      const tooltip = await make(content);
      await sendKeys({ press: 'Tab' });
      expect(isShown(tooltip)).to.equal(true);
      await sendKeys({ press: 'Escape' });
      expect(isShown(tooltip)).to.equal(false);
      await sendKeys({ press: 'Shift+Tab' });
      await sendKeys({ press: 'Tab' });
      expect(isShown(tooltip)).to.equal(true);
      await sendKeys({ press: 'Tab' });
      expect(isShown(tooltip)).to.equal(false);
    });
  }

  it('stays for the focus when the mouse leaves', async () => {
    const tooltip = await make();
    await sendKeys({ press: 'Tab' });
    await rest(tooltip);
    await sendMouse({ type: 'move', position: [1, 1] });
    expect(isShown(tooltip)).to.equal(true);
  });

  it('takes the first Escape, and leaves the second to the dialog', async () => {
    const dialog = await fixture<HTMLElementTagNameMap['sky-dialog']>(html`
      <sky-dialog open heading="Edit"><sky-tooltip text="More"><button>Help</button></sky-tooltip></sky-dialog>
    `);
    await settled(document);
    await sendKeys({ press: 'Tab' });
    const tooltip = dialog.querySelector('sky-tooltip')!;
    expect(isShown(tooltip)).to.equal(true);
    await sendKeys({ press: 'Escape' });
    expect([isShown(tooltip), dialog.open]).to.deep.equal([false, true]);
    await sendKeys({ press: 'Escape' });
    expect(dialog.open).to.equal(false);
  });
});

describe('sky-tooltip and its page', () => {
  it('leaves no trace when it is taken off the page', async () => {
    const tooltip = await make();
    await hover(tooltip);
    tooltip.remove();
    expect(overlays.top === undefined, 'something is still open').to.equal(true);
    expect(tooltip.matches(':state(open)')).to.equal(false);
  });

  it('takes the description from what it is no longer about', async () => {
    const tooltip = await make(html`<button>Detach</button>`);
    const old = tooltip.querySelector('button')!;
    expect(old.ariaDescription).to.equal('Stops writing at once');
    const next = document.createElement('button');
    old.replaceWith(next);
    await new Promise((resolve) => tooltip.shadowRoot!.addEventListener('slotchange', resolve, { once: true }));
    await tooltip.updateComplete;
    expect([old.ariaDescription, next.ariaDescription]).to.deep.equal([null, 'Stops writing at once']);
  });
});
