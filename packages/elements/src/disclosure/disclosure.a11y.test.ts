import { expect, fixture } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';

import { expectAccessible, settled } from '../../test/axe.js';
import { nodeOf, treeOf } from '../../test/tree.js';
import './define.js';
import type { SkyDisclosure } from './index.js';

const summaryOf = (disclosure: SkyDisclosure) => disclosure.shadowRoot!.querySelector('summary')!;

async function warningsOf(act: () => Promise<unknown>): Promise<string[]> {
  const said: string[] = [];
  const { warn } = console;
  console.warn = (text: string) => said.push(text);
  try {
    await act();
  } finally {
    console.warn = warn;
  }
  return said;
}

describe('sky-disclosure, as assistive technology is given it', () => {
  it('is a disclosure with its label as the name, and says whether it is open', async () => {
    const disclosure = await fixture<SkyDisclosure>(html`<sky-disclosure label="Advanced">MTU</sky-disclosure>`);
    expect(await nodeOf('sky-disclosure', 'DisclosureTriangle')).to.include({ name: 'Advanced', expanded: false });
    expect(JSON.stringify(await treeOf('sky-disclosure'))).not.to.contain('MTU');
    disclosure.open = true;
    await disclosure.updateComplete;
    expect(await nodeOf('sky-disclosure', 'DisclosureTriangle')).to.include({ name: 'Advanced', expanded: true });
    expect(JSON.stringify(await treeOf('sky-disclosure'))).to.contain('MTU');
  });

  it('keeps a heading in its line a heading', async () => {
    await fixture(html`<sky-disclosure><h3 slot="label">Can I resize?</h3><span slot="end">3</span></sky-disclosure>`);
    expect((await nodeOf('sky-disclosure', 'DisclosureTriangle')).name).to.equal('Can I resize? 3');
    expect(await nodeOf('sky-disclosure', 'heading')).to.include({ name: 'Can I resize?', level: 3 });
  });

  it('says that it is disabled', async () => {
    const disclosure = await fixture(html`<sky-disclosure label="Advanced" disabled>MTU</sky-disclosure>`);
    expect(await nodeOf('sky-disclosure', 'DisclosureTriangle')).to.include({ disabled: true });
    await expectAccessible(disclosure);
  });

  it('is accessible folded and unfolded, from left and from right', async () => {
    const disclosure = await fixture<SkyDisclosure>(html`<sky-disclosure label="Advanced">MTU</sky-disclosure>`);
    await expectAccessible(disclosure);
    disclosure.open = true;
    disclosure.dir = 'rtl';
    await disclosure.updateComplete;
    await expectAccessible(disclosure);
  });

  it('says to whom makes the page that a label is missing', async () => {
    const warnings = await warningsOf(() => fixture(html`<sky-disclosure>MTU</sky-disclosure>`));
    expect(warnings.join('\n')).to.contain('<sky-disclosure> has no label');
    expect(await warningsOf(() => fixture(html`<sky-disclosure label="Advanced"></sky-disclosure>`))).to.deep.equal([]);
  });
});

describe('sky-disclosure, as it is seen', () => {
  afterEach(() => emulateMedia({ forcedColors: 'none' }));

  it('points to the text while folded, on either side', async () => {
    const disclosure = await fixture<SkyDisclosure>(html`<sky-disclosure label="Advanced">MTU</sky-disclosure>`);
    const glyph = summaryOf(disclosure).querySelector('.glyph')!;
    expect(getComputedStyle(glyph).rotate).to.equal('-90deg');
    disclosure.dir = 'rtl';
    await settled(document);
    expect(getComputedStyle(glyph).rotate).to.equal('90deg');
  });

  it('has no loss of words at the width of a telephone', async () => {
    const disclosure = await fixture<SkyDisclosure>(html`
      <sky-disclosure style="inline-size: 180px" label="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz" open>
        <span>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</span>
      </sky-disclosure>
    `);
    expect(disclosure.scrollWidth).to.be.at.most(180);
    expect(summaryOf(disclosure).scrollWidth).to.be.at.most(180);
  });

  it('is grey where colours are forced and it is disabled', async () => {
    await emulateMedia({ forcedColors: 'active' });
    const disclosure = await fixture<SkyDisclosure>(html`<sky-disclosure label="Advanced" disabled></sky-disclosure>`);
    const probe = Object.assign(document.createElement('span'), { style: 'color: GrayText' });
    disclosure.append(probe);
    expect(getComputedStyle(summaryOf(disclosure)).color).to.equal(getComputedStyle(probe).color);
  });
});
