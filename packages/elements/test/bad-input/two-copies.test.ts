import '../../src/define-all.js';
import { expect, fixture, html } from '@open-wc/testing';

import type { SkyTextField } from '../../src/text-field/index.js';
import { expectAccessible } from '../axe.js';
import { declaredElements } from './manifest.js';
import { faultsOf, warningsOf } from './faults.js';

/** The same files under another address: for a browser, another package. */
const secondCopy = '/packages/catalogue/node_modules/@skydeck/elements/src/define-all.ts';

describe('two copies of the library on a page', () => {
  it('warn the developer for each tag, and break nothing', async () => {
    const first = customElements.get('sky-text-field');
    let warnings: string[] = [];
    const faults = await faultsOf(async () => {
      warnings = await warningsOf(async () => {
        await import(secondCopy);
      });
    });
    expect(faults).to.deep.equal([]);
    for (const { tagName } of await declaredElements())
      expect(warnings.join('\n')).to.contain(`<${tagName}> is already registered`);
    expect(customElements.get('sky-text-field') === first).to.equal(true);
  });

  it('leave elements that work', async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form><sky-text-field name="name" label="Name" required></sky-text-field></form>
    `);
    const field = form.querySelector<SkyTextField>('sky-text-field')!;
    expect(form.checkValidity()).to.equal(false);
    field.value = 'edge';
    expect(new FormData(form).get('name')).to.equal('edge');
    await expectAccessible(form);
  });
});
