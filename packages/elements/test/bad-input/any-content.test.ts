import '../../src/define-all.js';
import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { html } from 'lit';

import { settled } from '../axe.js';
import { waitUntil } from '../until.js';
import { exampleOf } from './examples.js';
import { faultsOf } from './faults.js';
import { declaredElements } from './manifest.js';

/** What stands out of a place, to look at when something does. */
function widest(place: Element): string {
  const found: string[] = [];
  const read = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      const { width } = element.getBoundingClientRect();
      if (width > place.clientWidth) found.push(`${element.localName}.${element.className} ${Math.round(width)}`);
      if (element.shadowRoot) read(element.shadowRoot);
    }
  };
  read(place);
  return found.join(', ');
}

for (const element of await declaredElements()) {
  const tag = element.tagName;
  const make = (): HTMLElement => document.createElement(tag);
  const example = (): HTMLElement => exampleOf(tag);

  describe(`${tag}, with any content`, () => {
    let place: HTMLElement;
    beforeEach(async () => {
      place = await fixture(html`<div style="inline-size: 320px"></div>`);
    });
    afterEach(() => fixtureCleanup());

    it('says nothing and breaks nothing with nothing at all', async () => {
      expect(await faultsOf(async () => place.append(make()))).to.deep.equal([]);
    });

    it('lives through being taken away and put back', async () => {
      const faults = await faultsOf(async () => {
        const subject = example();
        place.append(subject);
        subject.remove();
        await settled(document);
        place.append(subject);
        await settled(document);
        subject.remove();
        place.append(subject);
      });
      expect(faults).to.deep.equal([]);
    });

    it('shows content that comes later as if it had been there', async () => {
      const [whole, later] = [example(), example()];
      const content = [...later.childNodes];
      later.replaceChildren();
      const faults = await faultsOf(async () => place.append(whole));
      const expected = whole.innerText;
      whole.remove();
      faults.push(
        ...(await faultsOf(async () => {
          place.append(later);
          await settled(document);
          later.append(...content);
        })),
      );
      expect(faults).to.deep.equal([]);
      // Bars that fold measure more than once.
      await waitUntil(() => later.innerText === expected, `It shows “${later.innerText}”, not “${expected}”`);
    });

    it('keeps a word of 5,000 letters inside', async () => {
      const faults = await faultsOf(async () => {
        const subject = make();
        const word = 'x'.repeat(5000);
        for (const name of ['label', 'heading', 'hint', 'error', 'value', 'name']) {
          if (element.attributes?.some((attribute) => attribute.name === name)) subject.setAttribute(name, word);
        }
        subject.textContent = word;
        place.append(subject);
      });
      expect(faults).to.deep.equal([]);
      expect(place.scrollWidth, widest(place)).to.equal(320);
    });
  });
}
