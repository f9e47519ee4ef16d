import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf, treeOf } from '../../test/tree.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkyStep } from './index.js';

const make = () =>
  fixture<HTMLElement>(html`
    <sky-steps label="Create instance">
      <sky-step value="flavor" label="Flavor" state="done" summary="large"></sky-step>
      <sky-step value="networks" label="Networks" state="problem" summary="No free address"></sky-step>
      <sky-step value="volumes" label="Volumes" current></sky-step>
      <sky-step value="script" label="Start script" disabled></sky-step>
    </sky-steps>
  `);

describe('sky-steps for assistive technology', () => {
  it('is a named list, with buttons that say their state and what was chosen', async () => {
    const steps = await make();
    expect(await nodeOf('sky-steps', 'navigation')).to.include({ name: 'Create instance' });
    const list = await nodeOf('sky-steps', 'list');
    expect(list.children!.map(({ role }) => role)).to.deep.equal(['listitem', 'listitem', 'listitem', 'listitem']);
    const named = list.children!.map(({ children }) => children?.find(({ role }) => role === 'button')?.name);
    expect(named).to.deep.equal([
      'Flavor Done large',
      'Networks Needs attention No free address',
      'Volumes',
      undefined,
    ]);
    await expectAccessible(steps);
  });

  it('marks where the person is', async () => {
    const steps = await make();
    const marks = [...steps.children].map(
      (step) => (step as SkyStep).shadowRoot!.querySelector('[part="step"]')!.ariaCurrent,
    );
    expect(marks).to.deep.equal([null, null, 'step', null]);
  });

  it('follows the language, and has a name without a label', async () => {
    const steps = await make();
    steps.removeAttribute('label');
    steps.lang = 'de';
    await loadLanguage('de');
    for (const step of [steps, ...steps.children]) await (step as SkyStep).updateComplete;
    const [navigation] = await treeOf('sky-steps');
    expect(navigation!.name).to.equal('Schritte');
    expect((await nodeOf('sky-steps', 'button')).name).to.equal('Flavor Erledigt large');
  });
});
