import { expect, fixture } from '@open-wc/testing';
import { html, type TemplateResult } from 'lit';

import type { FieldElement, Flag } from '../../src/core/field-element.js';
import { loadLanguage } from '../../src/core/wording.js';
import { expectAccessible } from '../axe.js';
import { expectSame } from '../same.js';
import { nodeOf } from '../tree.js';

export interface FieldCase<T> {
  /** What the case shows, such as "a chosen option". */
  title: string;
  set(field: T): void;
  /** What then stands in the form's data under the field's name; an empty list for nothing. */
  sends: FormDataEntryValue[];
}

export interface InvalidCase<T> {
  flag: Flag;
  /** Makes the field break the rule of that flag. */
  set(field: T): void;
}

export interface FieldCases<T extends FieldElement> {
  /** The element without name and label. */
  make(): TemplateResult;
  /** The role of what has focus, as the browser computes it. */
  role: string;
  /** Changes the value as a person does, with real keys, and commits it. The field has focus. */
  act(field: T): Promise<void>;
  values: [FieldCase<T>, ...FieldCase<T>[]];
  invalid: [InvalidCase<T>, ...InvalidCase<T>[]];
}

interface Scene<T> {
  form: HTMLFormElement;
  fieldset: HTMLFieldSetElement;
  field: T;
}

const label = 'Router name';
const key = 'field';

/** What every form control must do, whatever it looks like: behave as its native twin in a form, and be named. */
export function describeField<T extends FieldElement>(tag: string, cases: FieldCases<T>): void {
  async function scene(): Promise<Scene<T>> {
    const form = await fixture<HTMLFormElement>(html`
      <form lang="en" @submit=${(event: Event) => event.preventDefault()}>
        <label for="subject">Outside</label>
        <fieldset>${cases.make()}</fieldset>
        <button type="submit">Save</button>
      </form>
    `);
    const field = form.querySelector<T>(tag)!;
    Object.assign(field, { id: 'subject', name: key, label });
    await field.updateComplete;
    return { form, fieldset: form.querySelector('fieldset')!, field };
  }
  const sent = (form: HTMLFormElement) => new FormData(form).getAll(key);
  const message = (field: T) => field.shadowRoot!.querySelector('[part~="message"]')!.textContent!.trim();

  describe(`${tag} as a form control`, () => {
    describeValues(cases, scene, sent);
    describeValidity(tag, cases, scene, message);
    describePresence(tag, cases, scene, message);
  });
}

function describeValues<T extends FieldElement>(
  cases: FieldCases<T>,
  scene: () => Promise<Scene<T>>,
  sent: (form: HTMLFormElement) => FormDataEntryValue[],
): void {
  for (const { title, set, sends } of cases.values) {
    it(`sends ${title} in the same tick`, async () => {
      const { form, field } = await scene();
      set(field);
      expect(sent(form)).to.deep.equal(sends);
    });

    it(`goes back from ${title} on reset`, async () => {
      const { form, field } = await scene();
      const before = sent(form);
      set(field);
      form.reset();
      await field.updateComplete;
      expect(sent(form)).to.deep.equal(before);
    });
  }

  it('sends nothing and refuses the person in a disabled fieldset', async () => {
    const { form, fieldset, field } = await scene();
    cases.values[0].set(field);
    const value = sent(form);
    fieldset.disabled = true;
    await field.updateComplete;
    expect(sent(form)).to.deep.equal([]);
    field.focus();
    expect(field.matches(':focus-within'), 'can have focus').to.equal(false);
    fieldset.disabled = false;
    expect(sent(form)).to.deep.equal(value);
  });

  it('sends nothing in the same tick as it is disabled', async () => {
    const { form, field } = await scene();
    cases.values[0].set(field);
    field.disabled = true;
    expect(sent(form)).to.deep.equal([]);
  });

  it('takes part again when it is enabled again, by itself and by its fieldset', async () => {
    const { form, fieldset, field } = await scene();
    cases.values[0].set(field);
    const value = sent(form);
    const isFocusable = () => {
      field.focus();
      const isIt = field.matches(':focus-within');
      field.blur();
      return isIt;
    };
    for (const disabled of [true, false]) {
      field.disabled = disabled;
      await field.updateComplete;
      expect(isFocusable(), `disabled: ${disabled}`).to.equal(!disabled);
    }
    expect(sent(form)).to.deep.equal(value);
    field.disabled = true;
    fieldset.disabled = true;
    field.disabled = false;
    await field.updateComplete;
    expect(isFocusable(), 'in a disabled fieldset').to.equal(false);
  });

  it('fires change for a person, and not for code', async () => {
    const { form, field } = await scene();
    const heard: Event[] = [];
    form.addEventListener('change', (event) => heard.push(event));
    cases.values[0].set(field);
    await field.updateComplete;
    expect(heard).to.have.length(0);
    field.focus();
    await cases.act(field);
    expect(heard).to.have.length(1);
    expectSame(heard[0]!.target as Node, field);
  });
}

function describeValidity<T extends FieldElement>(
  tag: string,
  cases: FieldCases<T>,
  scene: () => Promise<Scene<T>>,
  message: (field: T) => string,
): void {
  for (const { flag, set } of cases.invalid) {
    it(`is ${flag} in the same tick, and shows it only when asked to`, async () => {
      const { form, field } = await scene();
      set(field);
      expect(field.checkValidity()).to.equal(false);
      expect(field.validity[flag]).to.equal(true);
      expect(form.matches(':invalid')).to.equal(true);
      await field.updateComplete;
      expect(field.matches(':state(user-invalid)'), 'shown too early').to.equal(false);
      expect(message(field)).to.equal('');

      expect(field.reportValidity()).to.equal(false);
      await field.updateComplete;
      expect(field.matches(':state(user-invalid)')).to.equal(true);
      expect(message(field)).to.equal(field.validationMessage).and.not.to.equal('');
      expect(field.matches(':focus-within'), 'not brought to the problem').to.equal(true);
    });
  }

  it('has no problem to show because the focus passed through, also after a reset', async () => {
    const { form, field } = await scene();
    const passThrough = async () => {
      field.focus();
      field.blur();
      await field.updateComplete;
    };
    cases.invalid[0].set(field);
    await passThrough();
    expect(field.matches(':state(user-invalid)')).to.equal(false);
    expect(message(field)).to.equal('');
    field.focus();
    await cases.act(field);
    form.reset();
    cases.invalid[0].set(field);
    await passThrough();
    expect(field.matches(':state(user-invalid)'), 'after a reset').to.equal(false);
  });

  it('forgets every problem on reset', async () => {
    const { form, field } = await scene();
    field.error = 'This name is taken.';
    field.reportValidity();
    form.reset();
    await field.updateComplete;
    expect(field.error).to.equal('');
    expect(field.matches(':state(user-invalid)')).to.equal(false);
    expect(message(field)).to.equal('');
  });

  it('follows the language of the page while a problem is shown', async () => {
    const { form, field } = await scene();
    cases.invalid[0].set(field);
    field.reportValidity();
    await field.updateComplete;
    const english = message(field);
    form.lang = 'de';
    // Also when it is there already: a mutation observer reports in a microtask, which was queued before this one.
    await loadLanguage('de');
    await field.updateComplete;
    expect(message(field)).to.not.equal(english).and.not.to.equal('');
  });

  it("shows the server's problem at once, and drops it when the person changes the value", async () => {
    const { field } = await scene();
    cases.values[0].set(field);
    field.error = 'This name is taken.';
    expect(field.checkValidity()).to.equal(false);
    await field.updateComplete;
    expect(message(field)).to.equal('This name is taken.');
    expect(field.shadowRoot!.querySelector('[part~="message"]')!.getAttribute('aria-live')).to.equal('polite');
    expect(await nodeOf(tag, cases.role)).to.deep.include({ invalid: 'true' });
    field.focus();
    await cases.act(field);
    await field.updateComplete;
    expect(field.error).to.equal('');
    expect(message(field)).to.not.equal('This name is taken.');
  });
}

function describePresence<T extends FieldElement>(
  tag: string,
  cases: FieldCases<T>,
  scene: () => Promise<Scene<T>>,
  message: (field: T) => string,
): void {
  it('has its role, its label as the name, and note and hint as the description', async () => {
    const { field } = await scene();
    Object.assign(field, { note: 'Optional', hint: 'Seen by everyone.' });
    await field.updateComplete;
    expect(message(field)).to.equal('Seen by everyone.');
    const node = await nodeOf(tag, cases.role);
    expect(node.name).to.equal(label);
    expect(node.description)
      .to.match(/Optional/)
      .and.to.match(/Seen by everyone\./);
  });

  it('keeps the name when the label is hidden', async () => {
    const { field } = await scene();
    field.labelHidden = true;
    await field.updateComplete;
    expect((await nodeOf(tag, cases.role)).name).to.equal(label);
  });

  it('gets focus from a label outside', async () => {
    const { form, field } = await scene();
    form.querySelector('label')!.click();
    expect(field.matches(':focus-within')).to.equal(true);
  });

  it('is accessible at rest, invalid and disabled', async () => {
    const { field } = await scene();
    await expectAccessible(field);
    cases.invalid[0].set(field);
    field.reportValidity();
    await field.updateComplete;
    await expectAccessible(field);
    field.disabled = true;
    await field.updateComplete;
    await expectAccessible(field);
  });
}
