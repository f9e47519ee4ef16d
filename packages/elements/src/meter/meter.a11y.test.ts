import { expect, fixture } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf } from '../../test/tree.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkyMeter } from './index.js';

const saidBy = (meter: Element) => meter.shadowRoot!.querySelector('[role]')!.getAttribute('aria-valuetext');

describe('sky-meter for assistive technology', () => {
  it('is a meter with name, bounds and value', async () => {
    const meter = await fixture(html`<sky-meter label="vCPU" value="48" max="192" text="48 of 192"></sky-meter>`);
    expect(await nodeOf('sky-meter', 'meter')).to.include({ name: 'vCPU', value: 48, valuemin: 0, valuemax: 192 });
    expect(saidBy(meter)).to.equal('48 of 192');
    await expectAccessible(meter);
  });

  it('says what will be, and how bad that is, in the language around it', async () => {
    const meter = await fixture<SkyMeter>(
      html`<sky-meter label="vCPU" value="25" value-after="95" low="70" high="90"></sky-meter>`,
    );
    expect(saidBy(meter)).to.equal('Critical: 25%, 95% after this change');
    await loadLanguage('de');
    meter.lang = 'de';
    await Promise.resolve();
    await meter.updateComplete;
    expect(saidBy(meter)!.replaceAll('\u00a0', ' ')).to.equal('Kritisch: 25 %, nach dieser Änderung 95 %');
    await expectAccessible(meter);
  });

  it('has its name in one line, too', async () => {
    const meter = await fixture(html`<sky-meter inline label="Used of ledger-data" value="86"></sky-meter>`);
    expect(await nodeOf('sky-meter', 'meter')).to.include({ name: 'Used of ledger-data' });
    await expectAccessible(meter);
  });

  it('shows its share in forced colours', async () => {
    const meter = await fixture(html`<sky-meter label="vCPU" value="43"></sky-meter>`);
    await emulateMedia({ forcedColors: 'active' });
    try {
      const colours = ['.fill', '[part="bar"]'].map(
        (part) => getComputedStyle(meter.shadowRoot!.querySelector(part)!).backgroundColor,
      );
      expect(colours[0]).to.not.equal(colours[1]);
    } finally {
      await emulateMedia({ forcedColors: 'none' });
    }
  });
});
