import { html, LitElement, nothing, type PropertyValues, type ReactiveController, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';

import type { SkyCheckbox } from '../checkbox/checkbox.js';
import { FieldElement, type Flag, type FormValue } from '../core/field-element.js';
import { fieldStyles } from '../core/field.css.js';
import { groupLabel } from '../core/group-label.js';
import { hostStyles } from '../core/host.css.js';
import { listed } from '../core/listed.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { catalogue, Wording } from '../core/wording.js';
import { boxesOf, lead, masterOf, warnOfTwins } from './boxes.js';
import { checkboxGroupStyles } from './checkbox-group.css.js';
import { brokenCountRule, ordered, stateOfAll } from './checkbox-group.rules.js';
import { en } from './words/en.js';

const checkboxGroupWords = catalogue('checkbox-group', en);

const orientations = ['vertical', 'horizontal'] as const;

export type CheckboxGroupOrientation = (typeof orientations)[number];

/**
 * Several of a few options with one form name. The children are `sky-checkbox` elements, each with its own value. The
 * group controls which of them are checked.
 *
 * @tagname sky-checkbox-group
 * @fires {Event} input - The user checked or unchecked a box.
 * @fires {Event} change - The user checked or unchecked a box. Fires after `input`.
 * @slot - The boxes.
 * @slot label - The label, if it is more than text.
 * @slot all - A `sky-checkbox` for all others: checked, unchecked or mixed.
 * @slot fix - A correction. It shows only with an error.
 * @csspart group - The box around the boxes.
 * @csspart message - The hint or the error.
 * @cssprop [--sky-checkbox-group-gap=8px] - The space between the boxes.
 * @cssState user-invalid - Invalid, after the user has interacted with it.
 */
export class SkyCheckboxGroup extends FieldElement {
  // Focus belongs to the boxes, which lie outside the shadow root: it is handed on by `focus()`.
  static override shadowRootOptions: ShadowRootInit = LitElement.shadowRootOptions;
  static override styles = [hostStyles, fieldStyles, checkboxGroupStyles];

  /** The initial values, comma-separated. Without it, the boxes with the attribute `checked`. */
  @property({ attribute: 'value' }) override defaultValue = '';
  @property({ attribute: 'orientation' }) orientation: CheckboxGroupOrientation = 'vertical';
  /** The minimum number of checked boxes, unless none is checked. */
  @property({ attribute: 'min-chosen', type: Number }) minChosen = 0;
  /** The maximum number of checked boxes. More can be checked and are reported. */
  @property({ attribute: 'max-chosen', type: Number }) maxChosen = Infinity;
  @state() private ownValues: readonly string[] | null = null;

  readonly #wording = new Wording(this, checkboxGroupWords);
  readonly #followed = new Set<SkyCheckbox>();
  /** A box may get another value or be turned off without our hearing of it otherwise. */
  readonly #follower: ReactiveController = { hostUpdated: () => this.#onBoxUpdated() };

  constructor() {
    super();
    this.addEventListener('input', this.#onTurn, { capture: true });
    this.addEventListener('input', this.#onInput);
    this.addEventListener('change', this.#onChange);
    this.addEventListener('click', this.#onClick);
  }

  /**
   * The values of the checked boxes. A value without a box is kept until a box has it, and is not submitted until then.
   */
  get values(): readonly string[] {
    if (this.ownValues) return this.ownValues;
    if (this.defaultValue !== '') return listed(this.defaultValue);
    return boxesOf(this)
      .filter((box) => box.defaultChecked)
      .map((box) => box.value);
  }
  set values(values: readonly string[]) {
    this.ownValues = values;
  }

  /** The values as one comma-separated text. */
  override get value(): string {
    return this.values.join(',');
  }
  override set value(value: string) {
    this.values = listed(value);
  }

  /** Moves the focus to the first enabled box. */
  override focus(options?: FocusOptions): void {
    const master = masterOf(this);
    const boxes = master ? [master, ...boxesOf(this)] : boxesOf(this);
    if (!this.off) boxes.find((box) => !box.disabled)?.focus(options);
  }

  /** Removes the focus from the focused box. */
  override blur(): void {
    this.querySelector<HTMLElement>('sky-checkbox:focus-within')?.blur();
  }

  protected override check(): Flag | null {
    return brokenCountRule(this.#sent.length, this);
  }

  protected override say(flag: Flag): string {
    const { words } = this.#wording;
    if (flag === 'rangeOverflow') return words.atMost(this.maxChosen);
    if (flag === 'rangeUnderflow' || flag === 'valueMissing') return words.atLeast(Math.max(this.minChosen, 1));
    return super.say(flag);
  }

  protected override formValue(): FormValue {
    return this.name === '' ? null : under(this.name, this.#sent);
  }

  protected override formState(): FormValue {
    return under('value', this.values);
  }

  override formResetCallback(): void {
    super.formResetCallback();
    this.ownValues = null;
  }

  override formStateRestoreCallback(kept: FormValue): void {
    if (kept instanceof FormData) this.values = kept.getAll('value').filter((value) => typeof value === 'string');
  }

  protected override get anchor(): HTMLElement | undefined {
    return this.renderRoot?.querySelector<HTMLElement>('[part="group"]') ?? undefined;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const box of this.#followed) box.removeController(this.#follower);
    this.#followed.clear();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
    // Their module may come later than ours.
    if (this.querySelector('sky-checkbox:not(:defined)')) {
      void customElements.whenDefined('sky-checkbox').then(() => this.requestUpdate());
    }
  }

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'orientation', this.orientation, orientations);
    super.update(changed);
    this.#lead();
  }

  protected override render(): TemplateResult {
    const isNamed = this.hasOwnLabel;
    return html`
      ${groupLabel(this, isNamed)}
      <span class="visually-hidden" id="required">${this.required ? this.#wording.words.required : ''}</span>
      <fieldset
        part="group" class=${this.orientation}
        aria-labelledby=${isNamed ? 'label' : nothing}
        aria-label=${(!isNamed && this.outerLabel) || nothing}
        aria-describedby="required note message"
        aria-disabled=${this.off ? 'true' : nothing}
        aria-invalid=${this.problem ? 'true' : nothing}
      >
        <slot name="all" @slotchange=${this.#onSlotchange}></slot>
        <div class="list ${this.slotted.has('all') ? 'under-all' : ''}">
          <slot @slotchange=${this.#onSlotchange}></slot>
        </div>
      </fieldset>
      ${this.messageRow()}
    `;
  }

  /** As with native boxes, one that is off sends nothing though it is on. */
  get #sent(): string[] {
    const { values } = this;
    return boxesOf(this)
      .filter((box) => !box.disabled && values.includes(box.value))
      .map((box) => box.value);
  }

  #lead(): void {
    const boxes = boxesOf(this);
    const master = masterOf(this);
    warnOfTwins(this, boxes);
    this.#follow(master ? [master, ...boxes] : boxes);
    const { values } = this;
    for (const box of boxes) lead(box, { isOn: values.includes(box.value), isOff: this.off });
    if (!master) return;
    const free = boxes.filter((box) => !box.disabled);
    const all = stateOfAll((free.length > 0 ? free : boxes).map((box) => values.includes(box.value)));
    lead(master, { isOn: all === 'on', isMixed: all === 'mixed', isOff: this.off });
  }

  #follow(boxes: readonly SkyCheckbox[]): void {
    for (const box of this.#followed) {
      if (boxes.includes(box)) continue;
      this.#followed.delete(box);
      box.removeController(this.#follower);
      lead(box, { isOn: box.checked, isOff: false });
    }
    for (const box of boxes) {
      if (this.#followed.has(box)) continue;
      this.#followed.add(box);
      box.addController(this.#follower);
    }
  }

  #onBoxUpdated(): void {
    if (!this.isUpdatePending) this.requestUpdate();
  }

  #onSlotchange(): void {
    this.requestUpdate();
  }

  /**
   * On the way down to the box: as soon as the box has heard of it, it asks us what it shall be, and that must not be
   * the old state.
   */
  readonly #onTurn = (event: Event): void => {
    const box = this.#boxOf(event);
    if (!box) return;
    // The native control in the box, or the box itself, pressed by a label outside.
    const { checked: isOn } = event.composedPath()[0] as SkyCheckbox | HTMLInputElement;
    const turned = box === masterOf(this) ? boxesOf(this).filter(({ disabled }) => !disabled) : [box];
    const chosen = new Set(this.values);
    for (const { value } of turned) {
      if (isOn) chosen.add(value);
      else chosen.delete(value);
    }
    const known = boxesOf(this).map(({ value }) => value);
    this.error = '';
    this.values = ordered(chosen, known);
  };

  /** What a box tells is for us: to the outside the group is one control. */
  readonly #onInput = (event: Event): void => {
    if (!this.#boxOf(event)) return;
    event.stopPropagation();
    this.tell('input');
  };

  readonly #onChange = (event: Event): void => {
    if (!this.#boxOf(event)) return;
    event.stopPropagation();
    this.touched = true;
    this.tell('change');
  };

  /** A label outside presses the element itself. */
  readonly #onClick = (event: Event): void => {
    if (event.composedPath()[0] === this) this.focus();
  };

  #boxOf(event: Event): SkyCheckbox | undefined {
    return [...this.#followed].find((box) => box === event.target);
  }
}

function under(name: string, values: readonly string[]): FormData {
  const data = new FormData();
  for (const value of values) data.append(name, value);
  return data;
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-checkbox-group': SkyCheckboxGroup;
  }
}
