import { expect } from '@open-wc/testing';

import { colourResults, openDemo } from '../axe.js';
import { needs } from '../needs.js';
import { probe } from './probe.js';

describe('The probe', () => {
  it('tells two tokens apart that have one colour in this scheme, for as long as it is there', async () => {
    await needs('colours of its own');
    const page = await openDemo('/packages/elements/src/bytes/bytes.demo.html', {});
    page.body.innerHTML = `
      <p style="background: var(--sky-raised)">Raised</p>
      <p style="background: var(--sky-field)">Field</p>`;
    const pairs = async () => new Set((await colourResults(page, ['color-contrast'])).map(({ pair }) => pair)).size;
    expect(await pairs()).to.equal(1);
    const remove = probe(page);
    expect(await pairs()).to.equal(2);
    remove();
    expect(await pairs()).to.equal(1);
    page.defaultView?.frameElement?.remove();
  });
});
