import '../../src/define-all.js';
import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { html } from 'lit';

import { settled } from '../axe.js';
import { exampleOf } from './examples.js';
import { faultsOf, warningsOf } from './faults.js';
import { declaredElements, enums, plainProperties } from './manifest.js';

const wrongValues = [null, undefined, 42, Number.NaN, true, '', 'nonsense', {}, [], Symbol('wrong').description];

for (const element of await declaredElements()) {
  const tag = element.tagName;
  const example = (): HTMLElement => exampleOf(tag);

  describe(`${tag}, given wrong values`, () => {
    let place: HTMLElement;
    beforeEach(async () => {
      place = await fixture(html`<div style="inline-size: 320px"></div>`);
    });
    afterEach(() => fixtureCleanup());

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
  });
}
