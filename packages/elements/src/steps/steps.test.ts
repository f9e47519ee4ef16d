import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import './define.js';
import type { SkyStep, SkySteps, StepState } from './index.js';

const wizard = html`
  <sky-steps label="Create instance">
    <sky-step value="flavor" label="Flavor" state="done" summary="large"></sky-step>
    <sky-step value="volumes" label="Volumes" current></sky-step>
    <sky-step value="script" label="Start script" disabled></sky-step>
  </sky-steps>
`;

async function make(template: TemplateResult = wizard) {
  const steps = await fixture<SkySteps>(template);
  const heard: string[] = [];
  steps.addEventListener('sky-step', (event) => heard.push(event.value));
  return { steps, heard };
}

const step = (steps: SkySteps, value: string) => steps.querySelector<SkyStep>(`[value="${value}"]`)!;
const inner = (element: SkyStep) => element.shadowRoot!.querySelector<HTMLElement>('[part="step"]')!;
const marker = (element: SkyStep) => element.shadowRoot!.querySelector('[part="marker"]')!.textContent.trim();

describe('sky-steps', () => {
  it('counts its steps, and puts a sign where one is done', async () => {
    const { steps } = await make();
    expect([...steps.children].map((child) => marker(child as SkyStep))).to.deep.equal(['', '2', '3']);
    expect(step(steps, 'flavor').shadowRoot!.querySelector('.marker .glyph')).to.not.equal(null);
  });

  it('counts anew when steps come, go or hide', async () => {
    const { steps } = await make();
    step(steps, 'flavor').hidden = true;
    const changed = new Promise((resolve) => steps.shadowRoot!.addEventListener('slotchange', resolve, { once: true }));
    steps.append(Object.assign(document.createElement('sky-step'), { value: 'late', label: 'Late' }));
    await changed;
    await steps.updateComplete;
    await step(steps, 'script').updateComplete;
    expect([marker(step(steps, 'volumes')), marker(step(steps, 'script'))]).to.deep.equal(['1', '2']);
    expect(step(steps, 'script').place.isLast).to.equal(false);
  });

  it('asks to go where the person presses, with keys too, and goes nowhere itself', async () => {
    const { steps, heard } = await make();
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Space' });
    expect(heard).to.deep.equal(['flavor', 'volumes']);
    expect(step(steps, 'volumes').current).to.equal(true);
  });

  it('cannot go to a step that is off: it is text', async () => {
    const { steps, heard } = await make();
    step(steps, 'script').click();
    inner(step(steps, 'script')).click();
    expect(inner(step(steps, 'script')).localName).to.equal('span');
    expect(heard).to.deep.equal([]);
  });

  it('is a link with an address, which the program can keep from being followed', async () => {
    const { steps, heard } = await make(html`
      <sky-steps><sky-step value="name" label="Name" href="#name"></sky-step></sky-steps>
    `);
    steps.addEventListener('sky-step', (event) => event.preventDefault());
    inner(step(steps, 'name')).click();
    expect(heard).to.deep.equal(['name']);
    expect(location.hash).to.equal('');
  });

  it('leaves a press with a modifier key to the browser', async () => {
    const { steps, heard } = await make(html`
      <sky-steps><sky-step value="name" label="Name" href="#name"></sky-step></sky-steps>
    `);
    steps.parentElement!.addEventListener('click', (event) => event.preventDefault(), { once: true });
    // A real press with the key would open a second page, so only the event is made.
    const press = new MouseEvent('click', { ctrlKey: true, bubbles: true, composed: true, cancelable: true });
    inner(step(steps, 'name')).dispatchEvent(press);
    expect(heard).to.deep.equal([]);
  });

  it('draws a state it does not know as one to do, and says so', async () => {
    const { warn } = console;
    const said: string[] = [];
    console.warn = (text: string) => said.push(text);
    try {
      const { steps } = await make(html`
        <sky-steps><sky-step label="Name" .state=${'skipped' as StepState}></sky-step></sky-steps>
      `);
      expect(marker(steps.children[0] as SkyStep)).to.equal('1');
      expect(said.some((text) => text.includes('state="skipped"'))).to.equal(true);
    } finally {
      console.warn = warn;
    }
  });

  it('wraps long names instead of growing', async () => {
    const { steps } = await make(html`
      <sky-steps><sky-step label="Zahlungsabwicklungsproduktionsumgebungsnetzwerkschnittstelle"></sky-step></sky-steps>
    `);
    expect(steps.firstElementChild!.getBoundingClientRect().width).to.be.at.most(232);
    expect(steps.scrollWidth).to.be.at.most(steps.clientWidth);
  });
});
