import '../../src/define-all.js';
import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { html } from 'lit';

import { settled } from '../axe.js';
import { faultsOf, warningsOf } from './faults.js';
import { declaredElements, enums, plainProperties } from './manifest.js';
import { waitUntil } from '../until.js';

const declared = await declaredElements();
const demos = (await (await fetch('/demos.json')).json()) as string[];

/** The first use of each element in a demo: with the content it is made for. */
const examples = new Map<string, Element>();
for (const demo of demos) {
  const page = new DOMParser().parseFromString(await (await fetch(demo)).text(), 'text/html');
  for (const element of page.querySelectorAll('*')) {
    if (element.localName.startsWith('sky-') && !examples.has(element.localName))
      examples.set(element.localName, element);
  }
}

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

const wrongValues = [null, undefined, 42, Number.NaN, true, '', 'nonsense', {}, [], Symbol('wrong').description];

for (const element of declared) {
  const tag = element.tagName;
  const make = (): HTMLElement => document.createElement(tag);
  const example = (): HTMLElement => document.importNode(examples.get(tag) ?? make(), true) as HTMLElement;

  describe(`${tag}, used wrongly`, () => {
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

    for (const attribute of enums(element)) {
      it(`tells a developer of an unknown ${attribute}`, async () => {
        let warnings: string[] = [];
        const faults = await faultsOf(async () => {
          warnings = await warningsOf(async () => {
            const subject = example();
            subject.setAttribute(attribute, `unknown-${tag}`);
            place.append(subject);
            await settled(document);
          });
        });
        expect(faults).to.deep.equal([]);
        expect(warnings.join('\n')).to.contain(`${attribute}="unknown-${tag}"`);
      });
    }

    it('takes a value of a wrong type', async () => {
      const faults: string[] = [];
      for (const property of plainProperties(element)) {
        const subject = example() as HTMLElement & { updateComplete: Promise<unknown> };
        place.append(subject);
        const found = await faultsOf(async () => {
          for (const value of wrongValues) {
            Object.assign(subject, { [property]: value });
            await subject.updateComplete;
          }
        });
        faults.push(...found.map((fault) => `${property}: ${fault}`));
        subject.remove();
      }
      expect(faults, faults.join('\n')).to.deep.equal([]);
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
