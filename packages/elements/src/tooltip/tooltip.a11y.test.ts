import { expect, fixture } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { expectAccessible, settled } from '../../test/axe.js';
import { nodeOf } from '../../test/tree.js';
import '../button/define.js';
import './define.js';
import type { SkyTooltip } from './index.js';

async function make(template: TemplateResult): Promise<SkyTooltip> {
  const tooltip = await fixture<SkyTooltip>(template);
  await settled(document);
  return tooltip;
}

describe('sky-tooltip, as assistive technology is given it', () => {
  for (const [name, button] of [
    ['a sky-button', html`<sky-button>Detach</sky-button>`],
    ['a native button', html`<button>Detach</button>`],
  ] as const) {
    it(`describes ${name}`, async () => {
      const tooltip = await make(html`<sky-tooltip text="Stops writing at once">${button}</sky-tooltip>`);
      expect(await nodeOf('sky-tooltip', 'button')).to.include({
        name: 'Detach',
        description: 'Stops writing at once',
      });
      tooltip.text = '';
      await tooltip.updateComplete;
      await settled(document);
      expect(await nodeOf('sky-tooltip', 'button')).to.not.have.property('description');
    });
  }

  it('does not say the name twice', async () => {
    const named = [
      html`<sky-tooltip text="Refresh"><sky-button icon-only label="Refresh"></sky-button></sky-tooltip>`,
      html`<sky-tooltip text="Refresh"><button aria-label="Refresh"></button></sky-tooltip>`,
      html`<sky-tooltip text="Refresh"><button> Refresh </button></sky-tooltip>`,
    ];
    for (const template of named) {
      const tooltip = await make(template);
      const node = await nodeOf('sky-tooltip', 'button');
      expect(node.name).to.equal('Refresh');
      expect(node).to.not.have.property('description');
      tooltip.remove();
    }
  });

  it('is accessible while it shows', async () => {
    const tooltip = await make(html`<sky-tooltip text="Stops writing at once"><button>Detach</button></sky-tooltip>`);
    await sendKeys({ press: 'Tab' });
    expect(tooltip.matches(':state(open)')).to.equal(true);
    await settled(document);
    await expectAccessible(tooltip);
  });
});

describe('sky-tooltip, as it is seen', () => {
  afterEach(() => emulateMedia({ forcedColors: 'none' }));

  it('has an edge when colours are forced', async () => {
    await emulateMedia({ forcedColors: 'active' });
    const tooltip = await make(html`<sky-tooltip text="More"><button>Help</button></sky-tooltip>`);
    expect(getComputedStyle(tooltip.shadowRoot!.querySelector('[popover]')!).borderTopWidth).to.equal('1px');
  });
});
