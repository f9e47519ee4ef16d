import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';

import { choiceWords } from '../select/choice-words.js';
import type { ChoiceElement } from './choice.js';
import { FieldElement, type Flag, type FormValue } from './field-element.js';
import { FocusGroup } from './focus-group.js';
import { groupLabel } from './group-label.js';
import { submitImplicitly } from './implicit-submission.js';
import { Wording } from './wording.js';

/**
 * What groups of radios share, however they look: one of their choices is the value, one is the tab stop, arrows choose.
 * A subclass says which its choices are, tells them what they follow, and draws what lies around them. Use together with
 * `fieldStyles`.
 */
export abstract class ChoiceGroup<Choice extends ChoiceElement> extends FieldElement {
  // Focus belongs to the choices, which lie outside the shadow root: it is handed on by `focus()`.
  static override shadowRootOptions: ShadowRootInit = LitElement.shadowRootOptions;

  readonly #wording = new Wording(this, choiceWords);

  constructor() {
    super();
    new FocusGroup(this, {
      items: () => this.#choosable,
      orientation: 'both',
      start: () => this.#choosable.find((choice) => choice === this.#chosen),
      moved: (choice) => this.#choose(choice as Choice),
    });
    this.addEventListener('click', this.#onClick);
    this.addEventListener('keydown', this.#onKeydown);
  }

  /** Moves the focus to the selected option, or to the first one. */
  override focus(options?: FocusOptions): void {
    const choosable = this.#choosable;
    (choosable.find((choice) => choice === this.#chosen) ?? choosable[0])?.focus(options);
  }

  /** Removes the focus from the focused option. */
  override blur(): void {
    this.choices.find((choice) => choice.matches(':focus'))?.blur();
  }

  /** In their order. Not those assigned to a slot: it is asked before there is a shadow root. */
  protected abstract get choices(): Choice[];

  /** Tells a choice what to follow. */
  protected abstract lead(choice: Choice, isChecked: boolean, isOff: boolean): void;

  protected override check(): Flag | null {
    return this.required && !this.#chosen ? 'valueMissing' : null;
  }

  protected override say(flag: Flag): string {
    return flag === 'valueMissing' ? this.#wording.words.valueMissing : super.say(flag);
  }

  protected override formValue(): FormValue {
    const chosen = this.#chosen;
    return chosen && !chosen.disabled ? chosen.value : null;
  }

  protected override formState(): FormValue {
    return this.value;
  }

  protected override get anchor(): HTMLElement | undefined {
    return this.renderRoot?.querySelector<HTMLElement>('[part="group"]') ?? undefined;
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    const chosen = this.#chosen;
    for (const choice of this.choices) this.lead(choice, choice === chosen, this.off || choice.disabled);
  }

  /** The label, the box around the choices with the classes of `look`, and the message. */
  protected groupTemplate(look: string, content: TemplateResult): TemplateResult {
    return html`
      ${groupLabel(this, this.hasOwnLabel)}
      <div
        part="group" role="radiogroup" class=${look || nothing}
        aria-labelledby=${this.hasOwnLabel ? 'label' : nothing}
        aria-label=${this.outerLabel || nothing}
        aria-describedby="note message"
        aria-required=${this.required ? 'true' : nothing}
        aria-disabled=${this.off ? 'true' : nothing}
        aria-invalid=${this.problem ? 'true' : nothing}
      >
        ${content}
      </div>
      ${this.messageRow()}
    `;
  }

  protected onSlotchange(): void {
    this.requestUpdate();
  }

  get #choosable(): Choice[] {
    return this.off ? [] : this.choices.filter((choice) => !choice.disabled);
  }

  get #chosen(): Choice | undefined {
    return this.choices.find((choice) => choice.value === this.value);
  }

  #choose(choice: Choice): void {
    if (choice === this.#chosen) return;
    this.error = '';
    this.value = choice.value;
    this.tell('input');
    this.tell('change');
  }

  readonly #onClick = (event: Event): void => {
    const path = event.composedPath();
    // A label outside presses the element itself.
    if (path[0] === this) this.focus();
    const choice = this.#choosable.find((item) => path.includes(item));
    if (choice) this.#choose(choice);
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    const choice = this.#choosable.find((item) => item === event.target);
    if (!choice || event.isComposing || event.defaultPrevented) return;
    if (event.key === 'Enter') submitImplicitly(this.form);
    if (event.key !== ' ') return;
    event.preventDefault(); // else the page would scroll
    this.#choose(choice);
  };
}
