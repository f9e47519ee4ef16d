import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf, treeOf } from '../../test/tree.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkyBreadcrumbs } from './index.js';
import { waitUntil } from '../../test/until.js';

const make = () =>
  fixture<SkyBreadcrumbs>(html`
    <sky-breadcrumbs>
      <a href="#storage">S3 storage</a><a href="#archive">invoice-archive</a><a href="#year">2026</a><span>November</span>
    </sky-breadcrumbs>
  `);

describe('sky-breadcrumbs for assistive technology', () => {
  it('is navigation with a list of links, the last of them the current page', async () => {
    const element = await make();
    const [navigation] = await treeOf('sky-breadcrumbs');
    expect(navigation).to.include({ role: 'navigation', name: 'Breadcrumbs' });
    const list = await nodeOf('sky-breadcrumbs', 'list');
    expect(list.children!.map(({ role }) => role)).to.deep.equal(['listitem', 'listitem', 'listitem', 'listitem']);
    expect(list.children![0]!.children![0]).to.include({ role: 'link', name: 'S3 storage' });
    expect(element.lastElementChild!.ariaCurrent).to.equal('page');
    await expectAccessible(element);
  });

  it('has a menu that says how many levels it holds, in the language around it', async () => {
    const element = await make();
    element.style.inlineSize = '160px';
    element.lang = 'ru';
    await loadLanguage('ru');
    await waitUntil(() => element.shadowRoot!.querySelector('sky-menu'));
    await element.updateComplete;
    const button = await nodeOf('sky-breadcrumbs', 'button');
    expect(button).to.include({ name: 'Показать ещё 2 уровня', hasPopup: 'menu', expanded: false });
    await expectAccessible(element);
  });
});
