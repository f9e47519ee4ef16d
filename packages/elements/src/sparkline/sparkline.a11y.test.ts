import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf } from '../../test/tree.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkySparkline } from './index.js';

describe('sky-sparkline for assistive technology', () => {
  it('is an image that tells how the value went', async () => {
    const line = await fixture(html`<sky-sparkline label="CPU" values="64, 1234.5,, 8, 65"></sky-sparkline>`);
    expect((await nodeOf('sky-sparkline', 'image')).name).to.equal('CPU: from 64 to 65, lowest 8, highest 1,234.5');
    await expectAccessible(line);
  });

  it('tells it in the language around it, and in the format that is wanted', async () => {
    await loadLanguage('de');
    const line = await fixture<SkySparkline>(
      html`<sky-sparkline lang="de" label="Last" values="1, 2" .format=${(value: number) => `${value} %`}></sky-sparkline>`,
    );
    expect((await nodeOf('sky-sparkline', 'image')).name).to.equal('Last: von 1 % bis 2 %, Minimum 1 %, Maximum 2 %');
    line.values = [];
    await line.updateComplete;
    expect((await nodeOf('sky-sparkline', 'image')).name).to.equal('Last: keine Werte');
    await expectAccessible(line);
  });
});
