import '../../src/define-all.js';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { settled } from '../axe.js';
import { faultsOf } from './faults.js';

type Overlay = HTMLElement & { open: boolean };

const overlays = ['sky-dialog', 'sky-confirm-dialog', 'sky-form-dialog', 'sky-drawer', 'sky-menu', 'sky-popover'];

for (const tag of overlays) {
  describe(`${tag}, taken away while it is open`, () => {
    it('leaves a page that can be used', async () => {
      const page = await fixture(html`<div><button>Before</button></div>`);
      const overlay = document.createElement(tag) as Overlay;
      overlay.setAttribute('label', 'Networks');
      overlay.setAttribute('heading', 'Networks');
      overlay.innerHTML = '<button slot="trigger">Open</button><button>Inside</button>';
      const faults = await faultsOf(async () => {
        page.append(overlay);
        overlay.open = true;
        await settled(document);
        overlay.remove();
        await settled(document);
      });
      expect(faults).to.deep.equal([]);
      expect(document.querySelector(':modal, :popover-open')).to.equal(null);
      expect(getComputedStyle(document.documentElement).overflowY).to.not.equal('hidden');
      await sendKeys({ press: 'Escape' });
      await sendKeys({ press: 'Tab' });
      // WebKit goes on from where it stood, and so out of the page first.
      if (document.activeElement === document.body) await sendKeys({ press: 'Tab' });
      expect(document.activeElement?.textContent).to.equal('Before');
    });

    it('opens again when it is put back', async () => {
      const overlay = document.createElement(tag) as Overlay;
      overlay.setAttribute('label', 'Networks');
      overlay.setAttribute('heading', 'Networks');
      const page = await fixture(html`<div></div>`);
      const faults = await faultsOf(async () => {
        page.append(overlay);
        overlay.open = true;
        await settled(document);
        overlay.remove();
        overlay.open = false;
        page.append(overlay);
        await settled(document);
        overlay.open = true;
        await settled(document);
        overlay.open = false;
      });
      expect(faults).to.deep.equal([]);
      expect(overlay.open).to.equal(false);
      expect(getComputedStyle(document.documentElement).overflowY).to.not.equal('hidden');
    });
  });
}
