import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf } from '../../test/tree.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkySplitView } from './index.js';

const make = () =>
  fixture<SkySplitView>(html`
    <sky-split-view label="Folders" position="40" min="20" max="60"><p slot="start">A</p><p slot="end">B</p></sky-split-view>
  `);
const line = (view: SkySplitView) => view.shadowRoot!.querySelector<HTMLElement>('[part="separator"]')!;

describe('sky-split-view for assistive technology', () => {
  it('is a named splitter with a value, its bounds, and the pane it is the size of', async () => {
    const view = await make();
    expect(await nodeOf('sky-split-view', 'separator')).to.include({
      name: 'Folders',
      value: 40,
      valuemin: 20,
      valuemax: 60,
    });
    expect([line(view).ariaValueNow, line(view).ariaOrientation]).to.deep.equal(['40', 'vertical']);
    const controlled = view.shadowRoot!.getElementById(line(view).getAttribute('aria-controls')!);
    expect(controlled?.getAttribute('part')).to.equal('start');
    await expectAccessible(view);
  });

  it('is at nothing when the pane is folded', async () => {
    const view = await make();
    view.collapsed = true;
    await view.updateComplete;
    expect([line(view).ariaValueNow, line(view).ariaValueMin]).to.deep.equal(['0', '0']);
    await expectAccessible(view);
  });

  it('has a name without a label, in the language around it', async () => {
    const view = await make();
    view.label = '';
    view.lang = 'de';
    await loadLanguage('de');
    await view.updateComplete;
    expect((await nodeOf('sky-split-view', 'separator')).name).to.equal('Größe der Bereiche');
  });
});
