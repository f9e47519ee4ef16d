import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { expectAccessible, settled } from '../../test/axe.js';
import { nodeOf } from '../../test/tree.js';
import './define.js';
import type { PasswordRule, SkyPasswordField } from './index.js';

const rules: PasswordRule[] = [
  { key: 'length', label: 'At least 4 characters', test: { minLength: 4 } },
  { key: 'digit', label: 'A digit', test: { pattern: String.raw`\d` } },
];

/** The text box as assistive technology has it, after axe had nothing to say. */
async function nodeIn(template: TemplateResult) {
  fixtureCleanup();
  await expectAccessible(await fixture(html`<div>${template}</div>`));
  return nodeOf('sky-password-field', 'textbox');
}

describe('sky-password-field for assistive technology', () => {
  it('has its name, and hint and rules with their states as the description', async () => {
    const node = await nodeIn(html`
      <sky-password-field label="New password" hint="For all regions." value="abcd" .rules=${rules}></sky-password-field>
    `);
    expect(node.name).to.equal('New password');
    expect(node.description).to.match(/^For all regions\. Met: At least 4 characters Not met yet: A digit$/);
  });

  it('takes its name from a label outside', async () => {
    const node = await nodeIn(html`<label for="p">Password</label><sky-password-field id="p"></sky-password-field>`);
    expect(node.name).to.equal('Password');
  });

  it('tells that the password is shown by the pressed state alone', async () => {
    const field = await fixture<SkyPasswordField>(html`<sky-password-field label="Password"></sky-password-field>`);
    const button = () => nodeOf('sky-password-field', 'button');
    expect(await button()).to.include({ name: 'Show password', pressed: 'false' });
    field.shadowRoot!.querySelector('button')!.click();
    await field.updateComplete;
    expect(await button()).to.include({ name: 'Show password', pressed: 'true' });
  });
});

describe('sky-password-field, as it is seen', () => {
  const part = (field: SkyPasswordField, name: string) =>
    field.shadowRoot!.querySelector<HTMLElement>(`[part~="${name}"]`)!;

  it('keeps its height for each size', async () => {
    for (const [size, height] of [
      ['x-small', 28],
      ['small', 32],
      ['medium', 36],
      ['large', 40],
    ] as const) {
      const field = await fixture<SkyPasswordField>(
        html`<sky-password-field label="Password" size=${size}></sky-password-field>`,
      );
      expect(part(field, 'control').offsetHeight, size).to.equal(height);
    }
  });

  it('shows a rule that is met by another sign, not by colour alone', async () => {
    const field = await fixture<SkyPasswordField>(
      html`<sky-password-field label="Password" value="abcd" .rules=${rules}></sky-password-field>`,
    );
    const [met, open] = [...field.shadowRoot!.querySelectorAll('li svg')].map((sign) => sign.innerHTML);
    expect(met).to.not.equal(open);
  });

  it('loses nothing in a narrow place', async () => {
    const long = [{ key: 'long', label: 'Donaudampfschifffahrtsgesellschaftskennwort', test: { minLength: 4 } }];
    const place = await fixture<HTMLElement>(
      html`<div><sky-password-field label="Password" .rules=${long}></sky-password-field></div>`,
    );
    place.style.inlineSize = '160px';
    expect(place.scrollWidth).to.equal(160);
  });

  it("shows a problem in the person's own colours", async () => {
    const field = await fixture<SkyPasswordField>(
      html`<sky-password-field label="Password" error="Wrong."></sky-password-field>`,
    );
    await emulateMedia({ forcedColors: 'active' });
    try {
      await settled(document);
      expect(getComputedStyle(part(field, 'control')).borderTopWidth).to.equal('2px');
    } finally {
      await emulateMedia({ forcedColors: 'none' });
    }
  });
});
