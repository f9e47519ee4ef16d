import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { html, type TemplateResult } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf } from '../../test/tree.js';
import './define.js';

/** The first node with the role, after axe had nothing to say. */
async function nodeIn(template: TemplateResult, role: string) {
  fixtureCleanup();
  const place = await fixture(html`<div>${template}</div>`);
  await expectAccessible(place);
  return nodeOf('sky-button', role);
}

describe('sky-button for assistive technology', () => {
  it('is a button with its words as the name', async () => {
    expect(await nodeIn(html`<sky-button>Stop</sky-button>`, 'button')).to.include({ name: 'Stop' });
  });

  it('takes the label where there is only an icon', async () => {
    const node = await nodeIn(
      html`<sky-button icon-only label="Refresh"><svg aria-hidden="true"></svg></sky-button>`,
      'button',
    );
    expect(node.name).to.equal('Refresh');
  });

  it('says whether it is down', async () => {
    expect(await nodeIn(html`<sky-button pressed="true">Live</sky-button>`, 'button')).to.include({ pressed: 'true' });
    expect(await nodeIn(html`<sky-button pressed="false">Live</sky-button>`, 'button')).to.include({
      pressed: 'false',
    });
    expect(await nodeIn(html`<sky-button>Live</sky-button>`, 'button')).to.not.have.property('pressed');
  });

  it('says what it opens, and whether that is open', async () => {
    const node = await nodeIn(html`<sky-button haspopup="menu" expanded="false">Reboot</sky-button>`, 'button');
    expect(node).to.include({ expanded: false, hasPopup: 'menu' });
  });

  it('has the reason as its description', async () => {
    const node = await nodeIn(html`<sky-button disabled-reason="It is locked.">Delete</sky-button>`, 'button');
    expect(node).to.include({ name: 'Delete', description: 'It is locked.', disabled: true });
  });

  it('is busy and disabled while something is under way', async () => {
    expect(await nodeIn(html`<sky-button busy>Saving</sky-button>`, 'button')).to.include({
      name: 'Saving',
      disabled: true,
      busy: 1,
    });
  });

  it('is a link when it has an address, also while it is off', async () => {
    expect(await nodeIn(html`<sky-button href="#a">Console</sky-button>`, 'link')).to.include({ name: 'Console' });
    const off = await nodeIn(html`<sky-button href="#a" disabled-reason="It is stopped.">Console</sky-button>`, 'link');
    expect(off).to.include({ description: 'It is stopped.', disabled: true });
  });
});
