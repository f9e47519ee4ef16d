import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkyStatus, StateFamily } from './index.js';

const make = (state: StateFamily, label = '') =>
  fixture<SkyStatus>(html`<sky-status .state=${state} label=${label}></sky-status>`);
const textOf = (element: SkyStatus) => element.shadowRoot!.textContent!.replace(/\s+/g, ' ').trim();
const glyphOf = (element: SkyStatus) => element.shadowRoot!.querySelector('.state-glyph')!;

const families: StateFamily[] = [
  'healthy',
  'warning',
  'error',
  'stopped',
  'paused',
  'unknown',
  'progress',
  'maintenance',
];

describe('sky-status', () => {
  it('gives each family a shape of its own', async () => {
    const shapes = new Set<string>();
    for (const family of families) shapes.add(glyphOf(await make(family)).innerHTML.replace(/<!--.*?-->/g, ''));
    expect(shapes.size).to.equal(families.length);
  });

  it('says the state, then how far it is, then why', async () => {
    const element = await make('progress', 'Migrating');
    Object.assign(element, { progress: 64, reason: 'node-07 to node-11' });
    await element.updateComplete;
    expect(textOf(element)).to.equal('Migrating 64% node-07 to node-11');
  });

  it('writes the percentage as the language does', async () => {
    const element = await make('progress', 'Wird erstellt');
    element.progress = 64;
    element.lang = 'de';
    await Promise.resolve();
    await element.updateComplete;
    expect(textOf(element)).to.equal('Wird erstellt 64 %');
  });

  it('keeps a share within its bounds, and shows none for a thing that is done', async () => {
    const element = await make('progress', 'Creating');
    element.progress = 140;
    await element.updateComplete;
    expect(textOf(element)).to.equal('Creating 100%');
    element.state = 'healthy';
    await element.updateComplete;
    expect(textOf(element)).to.equal('Creating');
  });

  it('turns only while the share is not known', async () => {
    const element = await make('progress', 'Creating');
    expect(element.shadowRoot!.querySelector('.turning')).to.not.equal(null);
    element.progress = 0;
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('.turning')).to.equal(null);
  });

  it("has the family's own word, in the language around it", async () => {
    const element = await make('paused');
    expect(textOf(element)).to.equal('Paused');
    element.lang = 'ru';
    await loadLanguage('ru');
    await element.updateComplete;
    expect(textOf(element)).to.equal('Приостановлено');
  });

  it('draws a state it does not know as unknown, keeps the raw word, and says so', async () => {
    const { warn } = console;
    const said: string[] = [];
    console.warn = (text: string) => said.push(text);
    let element: SkyStatus;
    try {
      element = await make('melted' as StateFamily, 'MELTED');
    } finally {
      console.warn = warn;
    }
    expect(glyphOf(element).outerHTML).to.equal(glyphOf(await make('unknown')).outerHTML);
    expect(textOf(element)).to.equal('MELTED');
    expect(said[0]).to.contain('state="melted"');
  });

  it('gives up the reason before the state when there is no room', async () => {
    const element = await make('error', 'Error');
    element.reason = 'No valid host was found in the whole of the zone';
    const whole = element.shadowRoot!.querySelector('.label')!.getBoundingClientRect().width;
    element.style.inlineSize = '140px';
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('.label')!.getBoundingClientRect().width).to.equal(whole);
    const reason = element.shadowRoot!.querySelector<HTMLElement>('.reason')!;
    expect(reason.scrollWidth).to.be.greaterThan(reason.clientWidth);
    expect(reason.title).to.equal(element.reason);
  });
});
