import { expect, fixture, oneEvent } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { settled } from '../../test/axe.js';
import { describeDialog } from '../../test/contracts/dialog.js';
import { expectSame } from '../../test/same.js';
import { deepActiveElement } from '../core/composed-tree.js';
import { overlays } from '../core/overlay-stack.js';
import '../dialog/define.js';
import '../text-field/define.js';
import './define.js';
import type { SkyDrawer } from './index.js';

const wide = { width: 1200, height: 700 };
const narrow = { width: 700, height: 700 };
const press = ([x, y]: [number, number]) => sendMouse({ type: 'click', position: [x, y] });
const native = (drawer: SkyDrawer) => drawer.shadowRoot!.querySelector('dialog')!;
const box = (drawer: SkyDrawer) => native(drawer).getBoundingClientRect();

before(() => setViewport(wide));
after(() => setViewport({ width: 800, height: 600 }));

describeDialog<SkyDrawer>('sky-drawer', {
  make: () => html`
    <sky-drawer with-backdrop-close>
      <sky-text-field label="Name"></sky-text-field>
      <button slot="footer">Save</button>
    </sky-drawer>
  `,
  role: 'dialog',
  focused: (drawer) => drawer.querySelector('sky-text-field')!.shadowRoot!.querySelector('input')!,
  closings: [
    {
      title: 'the close button',
      reason: 'button',
      act: async (drawer) => drawer.shadowRoot!.querySelector('button')!.click(),
    },
    { title: 'a press outside', reason: 'backdrop', act: () => press([2, 2]) },
    { title: 'its method', reason: 'api', act: async (drawer) => drawer.close() },
  ],
});

async function open(template: TemplateResult): Promise<SkyDrawer> {
  const root = await fixture<HTMLElement>(template);
  const drawer = root.matches('sky-drawer') ? (root as SkyDrawer) : root.querySelector('sky-drawer')!;
  const opened = oneEvent(drawer, 'sky-open');
  drawer.show();
  await opened;
  await settled(document);
  return drawer;
}

/** Resolves once the drawer has followed the width of the window. */
async function resize(drawer: SkyDrawer, size: typeof wide): Promise<void> {
  const query = matchMedia('(width <= 900px)');
  const changed = oneEvent(query, 'change');
  await setViewport(size);
  await changed;
  await drawer.updateComplete;
}

describe('sky-drawer, place', () => {
  for (const [dir, edge] of [
    ['ltr', 'right'],
    ['rtl', 'left'],
  ] as const) {
    it(`lies at the end side over the full height in ${dir}`, async () => {
      document.documentElement.dir = dir;
      try {
        const drawer = await open(html`<sky-drawer heading="Panel"></sky-drawer>`);
        expect(box(drawer)[edge]).to.equal(edge === 'right' ? window.innerWidth : 0);
        expect([box(drawer).width, box(drawer).height]).to.deep.equal([440, 700]);
        drawer.wide = true;
        await drawer.updateComplete;
        expect(box(drawer).width).to.equal(640);
      } finally {
        document.documentElement.removeAttribute('dir');
      }
    });
  }

  it('is as wide as a small window', async () => {
    const drawer = await open(html`<sky-drawer heading="Panel"></sky-drawer>`);
    try {
      await resize(drawer, narrow);
      expect(box(drawer).width).to.equal(700);
    } finally {
      await setViewport(wide);
    }
  });

  it('does nothing on a press outside unless that was asked for', async () => {
    const drawer = await open(html`<sky-drawer heading="Panel"></sky-drawer>`);
    await press([2, 2]);
    expect(drawer.open).to.equal(true);
  });

  it('may be refused to close, with the reason', async () => {
    const drawer = await open(html`<sky-drawer heading="Panel"><input aria-label="Name" /></sky-drawer>`);
    const reasons: string[] = [];
    drawer.addEventListener('sky-close', (event) => {
      reasons.push(event.reason);
      if (drawer.querySelector('input')!.value) event.preventDefault();
    });
    await sendKeys({ type: 'prod' });
    await sendKeys({ press: 'Escape' });
    expect([drawer.open, reasons]).to.deep.equal([true, ['escape']]);
    drawer.querySelector('input')!.value = '';
    await sendKeys({ press: 'Escape' });
    expect(drawer.open).to.equal(false);
  });
});

const row = html`
  <div style="display: flex; block-size: 400px">
    <main style="flex: 1"><button>Row</button></main>
    <sky-drawer modeless heading="checkout-api-06">
      <input aria-label="Name" /><p style="block-size: 200vh">Text</p><button slot="footer">Save</button>
    </sky-drawer>
  </div>
`;
const openerOf = (drawer: SkyDrawer) => drawer.parentElement!.querySelector<HTMLElement>('main button')!;

describe('sky-drawer beside the page', () => {
  it('takes its room in the row, and gives it back', async () => {
    const drawer = await open(row);
    const main = drawer.parentElement!.querySelector('main')!;
    expect(box(drawer).left).to.equal(main.getBoundingClientRect().right);
    expect([box(drawer).width, box(drawer).height]).to.deep.equal([440, 400]);
    const closed = oneEvent(drawer, 'sky-closed');
    drawer.close();
    await closed;
    expect(main.getBoundingClientRect().width).to.equal(drawer.parentElement!.clientWidth);
  });

  it('leaves the page in reach, which scrolls', async () => {
    const drawer = await open(row);
    expectSame(document.activeElement, drawer.querySelector('input'));
    openerOf(drawer).focus();
    expectSame(document.activeElement, openerOf(drawer));
    expect(overlays.topModal === null).to.equal(true);
    expect(document.documentElement.style.overflow).to.equal('');
    expect(drawer.matches(':state(beside)')).to.equal(true);
  });

  it('takes Escape only inside, and gives focus back', async () => {
    const root = await fixture<HTMLElement>(row);
    const drawer = root.querySelector('sky-drawer')!;
    openerOf(drawer).focus();
    drawer.show();
    await oneEvent(drawer, 'sky-open');
    await settled(document);
    openerOf(drawer).focus();
    await sendKeys({ press: 'Escape' });
    expect(drawer.open).to.equal(true);
    drawer.querySelector('input')!.focus();
    const closed = oneEvent(drawer, 'sky-closed');
    await sendKeys({ press: 'Escape' });
    await closed;
    expectSame(document.activeElement, openerOf(drawer));
  });

  it('does not call focus back from where the person went', async () => {
    const drawer = await open(row);
    const elsewhere = document.createElement('input');
    drawer.before(elsewhere);
    elsewhere.focus();
    const closed = oneEvent(drawer, 'sky-closed');
    drawer.close();
    await closed;
    expectSame(document.activeElement, elsewhere);
  });

  it('leaves Escape to what is open inside it', async () => {
    const drawer = await open(html`
      <sky-drawer modeless heading="Panel">
        <button>Delete</button><sky-dialog heading="Delete?"></sky-dialog>
      </sky-drawer>
    `);
    const dialog = drawer.querySelector('sky-dialog')!;
    const opened = oneEvent(dialog, 'sky-open');
    dialog.show();
    await opened;
    const closed = oneEvent(dialog, 'sky-closed');
    await sendKeys({ press: 'Escape' });
    await closed;
    expect([drawer.open, dialog.open]).to.deep.equal([true, false]);
  });

  it('does nothing on a press outside', async () => {
    const drawer = await open(row);
    drawer.withBackdropClose = true;
    await press([300, 300]);
    expect(drawer.open).to.equal(true);
  });

  it('lies over the page when the window gets small, and beside it again, with the focus where it was', async () => {
    const drawer = await open(row);
    const save = drawer.querySelector<HTMLElement>('[slot="footer"]')!;
    save.focus();
    let asked = 0;
    drawer.addEventListener('sky-close', () => asked++);
    try {
      await resize(drawer, narrow);
      expect(native(drawer).matches(':modal')).to.equal(true);
      expect(drawer.matches(':state(beside)')).to.equal(false);
      expect(box(drawer).width).to.equal(700);
      expectSame(overlays.topModal, drawer);
      expectSame(document.activeElement, save);
      await resize(drawer, wide);
      expect(native(drawer).matches(':modal')).to.equal(false);
      expect([drawer.open, asked]).to.deep.equal([true, 0]);
      expectSame(deepActiveElement(), save);
      expect(overlays.top === undefined, 'something is still open').to.equal(true);
    } finally {
      await setViewport(wide);
    }
  });

  it('is there again after it was moved, and leaves nothing behind', async () => {
    const drawer = await open(row);
    const place = document.createElement('div');
    drawer.parentElement!.after(place);
    const opened = oneEvent(drawer, 'sky-open');
    place.append(drawer);
    await opened;
    expect([native(drawer).open, native(drawer).matches(':modal')]).to.deep.equal([true, false]);
    drawer.remove();
    place.remove();
    expect(native(drawer).open).to.equal(false);
  });
});
