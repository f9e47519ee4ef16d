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

async function boxes(placement: Placement, style: string, dir = 'ltr') {
  const place = await fixture(html`<div dir=${dir} style="position: fixed; ${style}">
    <sky-test-floater placement=${placement}>
      <button slot="trigger" style="inline-size: 60px; block-size: 24px; padding: 0; border: 0">Open</button>Content
    </sky-test-floater>
  </div>`);
  const floater = place.querySelector<Floater>('sky-test-floater')!;
  floater.anchored.show();
  const anchor = floater.querySelector('button')!.getBoundingClientRect();
  const floating = floater.shadowRoot!.querySelector('[popover]')!.getBoundingClientRect();
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

  it('goes with its host', async () => {
    const { floater } = await boxes('bottom-start', 'inset: 100px auto auto 200px');
    floater.remove();
    expect(floater.anchored.isShown).to.equal(false);
  });
});
