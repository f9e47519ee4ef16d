import { expect, fixture } from '@open-wc/testing';
import { css, html, LitElement } from 'lit';
import { property } from 'lit/decorators.js';

import { define } from './define.js';
import { Anchored, type Placement } from './placement.js';

class Floater extends LitElement {
  static override styles = css`
    :host { display: inline-block; }
    [popover] { inline-size: 120px; block-size: 40px; padding: 0; border: 0; }
  `;

  @property({ attribute: 'placement' }) placement: Placement = 'bottom-start';

  readonly anchored = new Anchored(this, {
    anchor: () => this.querySelector<HTMLElement>('[slot="trigger"]'),
    floating: () => this.shadowRoot!.querySelector<HTMLElement>('[popover]'),
    placement: () => this.placement,
  });

  protected override render() {
    return html`<slot name="trigger"></slot><div popover="manual"><slot></slot></div>`;
  }
}
define('sky-test-floater', Floater);

async function boxes(placement: Placement, style: string, dir = 'ltr', width = 120) {
  const place = await fixture(html`<div dir=${dir} style="position: fixed; ${style}">
    <sky-test-floater placement=${placement}>
      <button slot="trigger" style="inline-size: 60px; block-size: 24px; padding: 0; border: 0">Open</button>Content
    </sky-test-floater>
  </div>`);
  const floater = place.querySelector<Floater>('sky-test-floater')!;
  const popover = floater.shadowRoot!.querySelector<HTMLElement>('[popover]')!;
  popover.style.inlineSize = `${width}px`;
  floater.anchored.show();
  const anchor = floater.querySelector('button')!.getBoundingClientRect();
  const floating = popover.getBoundingClientRect();
  return { floater, anchor, floating };
}

describe('Anchored', () => {
  it('shows beside an anchor in another tree', async () => {
    const { floater, anchor, floating } = await boxes('bottom-start', 'inset: 100px auto auto 200px');
    expect(floater.anchored.isShown).to.equal(true);
    expect([floating.left, floating.top]).to.deep.equal([anchor.left, anchor.bottom + 6]);
    floater.anchored.hide();
    expect(floater.anchored.isShown).to.equal(false);
  });

  it('lines up at the end, above, and at the sides', async () => {
    const style = 'inset: 200px auto auto 300px';
    const end = await boxes('bottom-end', style);
    expect([end.floating.right, end.floating.top]).to.deep.equal([end.anchor.right, end.anchor.bottom + 6]);
    const top = await boxes('top', style);
    expect(top.floating.bottom).to.equal(top.anchor.top - 6);
    expect(top.floating.left + 60).to.equal(top.anchor.left + 30);
    const side = await boxes('end', style);
    expect(side.floating.left).to.equal(side.anchor.right + 6);
  });

  it('follows the reading direction of its host', async () => {
    const { anchor, floating } = await boxes('bottom-start', 'inset: 100px auto auto 300px', 'rtl');
    expect(floating.right).to.equal(anchor.right);
    const side = await boxes('end', 'inset: 100px auto auto 300px', 'rtl');
    expect(side.floating.right).to.equal(side.anchor.left - 6);
  });

  it('goes to the other side at the edge of the window', async () => {
    const { anchor, floating } = await boxes('bottom-start', 'inset: auto auto 4px 200px');
    expect(floating.bottom).to.equal(anchor.top - 6);
  });

  for (const [what, placement, style, dir] of [
    ['at the end', 'bottom-start', 'inset: 100px 20px auto auto', 'ltr'],
    ['at the start', 'bottom-end', 'inset: 100px auto auto 20px', 'ltr'],
    ['at the start, read from the right', 'bottom-start', 'inset: 100px auto auto 20px', 'rtl'],
    ['for one in the middle', 'bottom', 'inset: 100px auto auto 20px', 'ltr'],
    ['above', 'end', 'inset: 4px auto auto 200px', 'ltr'],
    ['below', 'end', 'inset: auto auto 4px 200px', 'ltr'],
  ] as const) {
    it(`keeps away from the edge of the window ${what}`, async () => {
      const { floating } = await boxes(placement, style, dir);
      const { clientWidth, clientHeight } = document.documentElement;
      const room = [floating.left, floating.top, clientWidth - floating.right, clientHeight - floating.bottom];
      expect(Math.min(...room)).to.be.at.least(8);
    });
  }

  it('too wide for either side of its anchor, keeps away from both edges', async () => {
    const room = document.documentElement.clientWidth;
    const { floating } = await boxes('bottom-start', `inset: 100px auto auto ${room / 2 - 30}px`, 'ltr', room - 40);
    expect(floating.left).to.be.at.least(8);
    expect(room - floating.right).to.be.at.least(8);
  });

  it('goes with its host', async () => {
    const { floater } = await boxes('bottom-start', 'inset: 100px auto auto 200px');
    floater.remove();
    expect(floater.anchored.isShown).to.equal(false);
  });
});
