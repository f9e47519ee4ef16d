import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { expectSame } from '../../test/same.js';
import '../checkbox/define.js';
import { deepActiveElement } from '../core/composed-tree.js';
import { loadLanguage } from '../core/wording.js';
import '../field-group/define.js';
import '../text-field/define.js';
import './define.js';
import type { SkyFormSummary } from './index.js';
import { waitUntil } from '../../test/until.js';

const part = (summary: SkyFormSummary, name: string) =>
  summary.shadowRoot!.querySelector<HTMLElement>(`[part="${name}"]`)!;
const linesOf = (summary: SkyFormSummary) =>
  [...summary.shadowRoot!.querySelectorAll('li')].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
const linksOf = (summary: SkyFormSummary) => [...summary.shadowRoot!.querySelectorAll('a')];
const said = (summary: SkyFormSummary) => summary.shadowRoot!.querySelector('[role="status"]')!.textContent;
const isShown = (summary: SkyFormSummary) => summary.matches(':state(shown)');

const fields = html`
  <sky-text-field id="name" label="Name" required></sky-text-field>
  <sky-text-field id="mail" label="Mail" type="email" value="me"></sky-text-field>
`;

interface Scene {
  readonly form: HTMLFormElement;
  readonly summary: SkyFormSummary;
}

async function make(
  inside: TemplateResult = fields,
  summary = html`<sky-form-summary></sky-form-summary>`,
): Promise<Scene> {
  const form = await fixture<HTMLFormElement>(html`
    <form @submit=${(event: Event) => event.preventDefault()}>${summary}${inside}<button>Send</button></form>
  `);
  return { form, summary: form.querySelector('sky-form-summary')! };
}

/** Presses the button with a real key: what a browser does then is not what a script's `click()` does. */
async function send({ form }: Scene): Promise<void> {
  form.querySelector('button')!.focus();
  await sendKeys({ press: 'Enter' });
}

async function sendInVain(scene: Scene): Promise<void> {
  await send(scene);
  await waitUntil(() => deepActiveElement() === part(scene.summary, 'heading'), 'the heading has no focus');
}

const active = () => document.activeElement;

describe('sky-form-summary', () => {
  it('is nothing before a form was sent', async () => {
    const { summary } = await make();
    expect([isShown(summary), summary.offsetHeight, said(summary)]).to.deep.equal([false, 0, '']);
  });

  it('lists what is invalid, in its order, and takes focus when sending fails', async () => {
    const scene = await make();
    await sendInVain(scene);
    expect(linesOf(scene.summary)).to.deep.equal([
      'Name Required.',
      'Mail Enter an email address, such as name@example.com.',
    ]);
    expect(part(scene.summary, 'heading').innerText).to.equal('There are 2 problems');
  });

  it('lists native controls too, each name of radios once', async () => {
    const scene = await make(html`
      <label>Size <input required /></label>
      <label><input type="radio" name="zone" required /> North</label>
      <label><input type="radio" name="zone" required /> South</label>
      <input aria-label="Not for now" required disabled />
    `);
    await sendInVain(scene);
    expect(linesOf(scene.summary).map((line) => line.split(' ')[0])).to.deep.equal(['Size', 'North']);
  });

  it('goes to the control of a link by Enter, and opens what has folded it up', async () => {
    const scene = await make(html`
      <sky-text-field label="Name" required></sky-text-field>
      <sky-field-group label="More" collapsible>
        <sky-text-field id="mail" label="Mail" required></sky-text-field>
      </sky-field-group>
    `);
    await sendInVain(scene);
    const group = scene.form.querySelector('sky-field-group')!;
    group.collapsed = true;
    await group.updateComplete;
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Tab' });
    expectSame(deepActiveElement(), linksOf(scene.summary)[1]);
    const address = location.href;
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => active() === scene.form.querySelector('#mail'), 'the control has no focus');
    expect(group.collapsed).to.equal(false);
    expect(location.href).to.equal(address);
  });

  it('drops a line as soon as it is mended, says how many are left, and goes at the end', async () => {
    const scene = await make();
    const { form, summary } = scene;
    await sendInVain(scene);
    form.querySelector<HTMLElement>('#name')!.focus();
    await sendKeys({ type: 'a' });
    await summary.updateComplete;
    expect(linesOf(summary)).to.have.length(1);
    expect(said(summary)).to.equal('1 problem left');
    form.querySelector<HTMLElement>('#mail')!.focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ type: '@b' });
    await summary.updateComplete;
    expect([isShown(summary), said(summary)]).to.deep.equal([false, 'No problems left']);
  });

  it('does not list what was not reported, and the new words of what was', async () => {
    const scene = await make(html`<sky-text-field id="mail" type="email" label="Mail" required></sky-text-field>`);
    const { form, summary } = scene;
    await sendInVain(scene);
    const other = Object.assign(document.createElement('sky-text-field'), { label: 'Late', required: true });
    form.append(other);
    form.querySelector<HTMLElement>('#mail')!.focus();
    await sendKeys({ type: 'x' });
    await summary.updateComplete;
    expect(linesOf(summary)).to.deep.equal(['Mail Enter an email address, such as name@example.com.']);
  });

  it('stays away when controls are only asked, or one of several reports by itself', async () => {
    const { form, summary } = await make();
    for (const field of form.querySelectorAll('sky-text-field')) field.checkValidity();
    form.querySelectorAll('sky-text-field')[1]!.reportValidity();
    await summary.updateComplete;
    expect(isShown(summary)).to.equal(false);
  });

  it('goes when the form is reset, and when it is sent', async () => {
    const scene = await make();
    await sendInVain(scene);
    scene.form.reset();
    await scene.summary.updateComplete;
    expect(isShown(scene.summary)).to.equal(false);
    await sendInVain(scene);
    scene.form.noValidate = true;
    await send(scene);
    await scene.summary.updateComplete;
    expect(isShown(scene.summary)).to.equal(false);
  });

  it('serves a form elsewhere in the page, and no other one', async () => {
    const place = await fixture(html`
      <div>
        <sky-form-summary for="one"></sky-form-summary>
        <form id="one"><sky-text-field label="One" required></sky-text-field></form>
        <form id="two"><sky-text-field label="Two" required></sky-text-field></form>
      </div>
    `);
    const summary = place.querySelector('sky-form-summary')!;
    place.querySelector<HTMLFormElement>('#two')!.requestSubmit();
    await summary.updateComplete;
    expect(isShown(summary)).to.equal(false);
    place.querySelector<HTMLFormElement>('#one')!.requestSubmit();
    await waitUntil(() => isShown(summary));
    expect(linesOf(summary)).to.deep.equal(['One Required.']);
  });

  it('speaks the language around it', async () => {
    const scene = await make();
    await sendInVain(scene);
    scene.form.lang = 'ru';
    await loadLanguage('ru');
    await scene.summary.updateComplete;
    expect(part(scene.summary, 'heading').innerText).to.equal('Исправьте 2 ошибки');
  });

  it('works again after it was taken out and put in', async () => {
    const scene = await make();
    scene.summary.remove();
    scene.form.requestSubmit();
    scene.form.prepend(scene.summary);
    await scene.summary.updateComplete;
    expect(isShown(scene.summary)).to.equal(false);
    await sendInVain(scene);
    expect(linesOf(scene.summary)).to.have.length(2);
  });

  it('warns of a form that there is not, and a level that no heading has', async () => {
    const { warn } = console;
    const warnings: string[] = [];
    console.warn = (text: string) => warnings.push(text);
    try {
      await fixture(html`<sky-form-summary for="nowhere" heading-level="9"></sky-form-summary>`);
    } finally {
      console.warn = warn;
    }
    expect(warnings.join('\n')).to.contain('for="nowhere"').and.to.contain('heading-level="9"');
  });
});

describe('sky-form-summary with problems found elsewhere', () => {
  const problems = [
    { target: 'name', message: 'It is already used.' },
    { message: 'The quota is used up.' },
    { target: 'nowhere', label: 'Zone', message: 'It is closed.' },
  ];
  const named = html`
    <sky-text-field id="name" label="Name" value="prod"></sky-text-field>
  `;

  it('lists them, links those whose target is there, and announces them', async () => {
    const { summary } = await make(named);
    summary.problems = problems;
    await summary.updateComplete;
    expect(linesOf(summary)).to.deep.equal(['Name It is already used.', 'The quota is used up.', 'Zone It is closed.']);
    expect(linksOf(summary).map((link) => link.getAttribute('href'))).to.deep.equal(['#name']);
    expect(said(summary)).to.equal('There are 3 problems');
  });

  it('takes focus when it is asked to report, and tells whether there is anything', async () => {
    const { summary } = await make(named, html`<sky-form-summary heading="Not created"></sky-form-summary>`);
    expect(await summary.report()).to.equal(true);
    summary.problems = problems;
    expect(await summary.report()).to.equal(false);
    expectSame(deepActiveElement(), part(summary, 'heading'));
    expect(part(summary, 'heading').innerText).to.equal('Not created');
  });

  it('does not say twice what the control says itself', async () => {
    const { form, summary } = await make(named);
    form.querySelector('sky-text-field')!.error = 'It is already used in this project.';
    summary.problems = problems.slice(0, 1);
    await summary.report();
    expect(linesOf(summary)).to.deep.equal(['Name It is already used in this project.']);
  });

  it('drops one when the person changes its target, also when the same come in anew', async () => {
    const { form, summary } = await make(named);
    summary.problems = problems;
    await summary.report();
    form.querySelector<HTMLElement>('#name')!.focus();
    await sendKeys({ type: '2' });
    summary.problems = problems.map((problem) => ({ ...problem }));
    await summary.updateComplete;
    expect(linesOf(summary)).to.deep.equal(['The quota is used up.', 'Zone It is closed.']);
    await summary.report();
    expect(linesOf(summary), 'found again').to.have.length(3);
  });

  it('forgets them on reset', async () => {
    const { form, summary } = await make(named);
    summary.problems = problems;
    await summary.report();
    form.reset();
    await summary.updateComplete;
    expect(isShown(summary)).to.equal(false);
  });
});
