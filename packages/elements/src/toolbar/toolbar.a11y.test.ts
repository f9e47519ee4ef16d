import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf } from '../../test/tree.js';
import { loadLanguage } from '../core/wording.js';
import '../button/define.js';
import './define.js';
import type { SkyToolbar } from './index.js';
import { waitUntil } from '../../test/until.js';

const make = () =>
  fixture<SkyToolbar>(html`
    <sky-toolbar label="Instances">
      <sky-button>Start</sky-button><hr /><sky-button>Delete</sky-button>
    </sky-toolbar>
  `);

describe('sky-toolbar for assistive technology', () => {
  it('is a named toolbar', async () => {
    const toolbar = await make();
    const node = await nodeOf('sky-toolbar', 'toolbar');
    expect(node).to.include({ name: 'Instances' });
    expect(node.children!.filter(({ role }) => role === 'button').map(({ name }) => name)).to.deep.equal([
      'Start',
      'Delete',
    ]);
    expect(toolbar.querySelector('hr')!.ariaOrientation).to.equal('vertical');
    await expectAccessible(toolbar);
  });

  it('has a named menu for the rest, in the language around it', async () => {
    const toolbar = await make();
    toolbar.style.inlineSize = '120px';
    toolbar.lang = 'es';
    await loadLanguage('es');
    await waitUntil(() => toolbar.shadowRoot!.querySelector('sky-menu'));
    await toolbar.updateComplete;
    expect(await nodeOf('sky-toolbar', 'button')).to.include({ name: 'Start' });
    const { children } = await nodeOf('sky-toolbar', 'toolbar');
    expect(children!.find(({ name }) => name === 'Más acciones')).to.include({ role: 'button', hasPopup: 'menu' });
    await expectAccessible(toolbar);
  });

  it('warns when it has no name', async () => {
    const { warn } = console;
    const said: string[] = [];
    console.warn = (text: string) => said.push(text);
    try {
      await fixture(html`<sky-toolbar><button>Start</button></sky-toolbar>`);
    } finally {
      console.warn = warn;
    }
    expect(said.filter((text) => text.includes('no label'))).to.have.length(1);
  });
});
