import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { FieldElement, type Flag, type FormValue } from '../core/field-element.js';
import { fieldStyles } from '../core/field.css.js';
import { FocusGroup } from '../core/focus-group.js';
import { hostStyles } from '../core/host.css.js';
import { submitImplicitly } from '../core/implicit-submission.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { warnOnce } from '../core/warn-once.js';
import { Wording } from '../core/wording.js';
import { choiceWords } from '../select/choice-words.js';
import { follow, type SkySegment } from './segment.js';
import { segmentedStyles } from './segmented.css.js';

const sizes = ['x-small', 'small', 'medium', 'large'] as const;

export type SegmentedSize = (typeof sizes)[number];

/**
 * One of two to five short choices, side by side in a bar. The children are `sky-segment` elements.
 *
 * @tagname sky-segmented
 * @fires {Event} input - When the person chooses.
 * @fires {Event} change - When the person chooses, after `input`.
 * @slot - The segments.
 * @slot label - The label, when it is more than text.
 * @slot fix - An offer to mend the problem; shown only with one.
 * @csspart group - The bar.
 * @csspart message - The hint or the problem.
 * @cssState user-invalid - Invalid, and the person has been here.
 */
export class SkySegmented extends FieldElement {
  // Focus belongs to the segments, which lie outside the shadow root: it is handed on by `focus()`.
  static override shadowRootOptions: ShadowRootInit = LitElement.shadowRootOptions;
  static override styles = [hostStyles, fieldStyles, segmentedStyles];

  /** Heights of 28, 32, 36 and 40 pixels. */
  @property({ attribute: 'size' }) size: SegmentedSize = 'medium';
  /** As wide as the place allows, with segments of one width. */
  @property({ attribute: 'stretch', type: Boolean, reflect: true }) stretch = false;

  readonly #wording = new Wording(this, choiceWords);
  readonly #focusGroup = new FocusGroup(this, {
    items: () => this.#choosable,
    orientation: 'both',
    start: () => this.#choosable.find((segment) => segment === this.#chosen),
    moved: (segment) => this.#choose(segment as SkySegment),
  });

  constructor() {
    super();
    this.addEventListener('click', this.#onClick);
    this.addEventListener('keydown', this.#onKeydown);
  }

  /** Goes to the chosen segment, or else to the first one. */
  override focus(options?: FocusOptions): void {
    const choosable = this.#choosable;
    (choosable.find((segment) => segment === this.#chosen) ?? choosable[0])?.focus(options);
  }

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
    warnUnlessOneOf(this, 'size', this.size, sizes);
    super.update(changed);
    const chosen = this.#chosen;
    for (const segment of this.#segments) {
      segment[follow]({ isChecked: segment === chosen, isOff: this.off || segment.disabled, size: this.size });
    }
  }

  protected override firstUpdated(): void {
    super.firstUpdated();
    if (!this.#isNamed && !this.outerLabel) warnOnce(this, 'has no label: nobody can tell what is chosen.');
  }

  protected override render(): TemplateResult {
    const isNamed = this.#isNamed;
    const isShown = isNamed && !this.labelHidden;
    return html`
      <div class=${isShown || this.note ? 'label-row' : 'visually-hidden'} ?hidden=${!isNamed && !this.note}>
        <span class=${isShown ? 'label' : 'visually-hidden'} id="label"
          ><slot name="label">${this.label}</slot
          >${this.required ? html`<span class="required" aria-hidden="true">*</span>` : nothing}</span
        >
        <span class="note" id="note">${this.note}</span>
      </div>
      <div
        part="group" role="radiogroup"
        aria-labelledby=${isNamed ? 'label' : nothing}
        aria-label=${(!isNamed && this.outerLabel) || nothing}
        aria-describedby="note message"
        aria-required=${this.required ? 'true' : nothing}
        aria-disabled=${this.off ? 'true' : nothing}
        aria-invalid=${this.problem ? 'true' : nothing}
      >
        <slot @slotchange=${this.#onSlotchange}></slot>
      </div>
      ${this.messageRow()}
    `;
  }

  get #isNamed(): boolean {
    return this.label !== '' || this.slotted.has('label');
  }

  /** Also those with a tooltip around them. */
  get #segments(): SkySegment[] {
    return [...this.querySelectorAll<SkySegment>('sky-segment')].filter((segment) => follow in segment);
  }

  get #choosable(): SkySegment[] {
    return this.off ? [] : this.#segments.filter((segment) => !segment.disabled);
  }

  get #chosen(): SkySegment | undefined {
    return this.#segments.find((segment) => segment.value === this.value);
  }

  #choose(segment: SkySegment): void {
    if (segment === this.#chosen) return;
    this.error = '';
    this.value = segment.value;
    this.tell('input');
    this.tell('change');
  }

  #onSlotchange(): void {
    this.requestUpdate();
    const { length } = this.#segments;
    if (length === 1 || length > 5) {
      warnOnce(this, `has ${length} segments; two to five can be taken in at a glance.`);
    }
  }

  readonly #onClick = (event: Event): void => {
    const path = event.composedPath();
    // A label outside presses the element itself.
    if (path[0] === this) this.focus();
    const segment = this.#choosable.find((item) => path.includes(item));
    if (segment) this.#choose(segment);
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    const segment = this.#choosable.find((item) => item === event.target);
    if (!segment || event.isComposing || event.defaultPrevented) return;
    if (event.key === 'Enter') submitImplicitly(this.form);
    if (event.key !== ' ') return;
    event.preventDefault(); // else the page would scroll
    this.#choose(segment);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-segmented': SkySegmented;
  }
}
