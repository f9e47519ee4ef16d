import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';

import { FieldElement, type Flag } from '../core/field-element.js';
import { fieldStyles } from '../core/field.css.js';
import { floatingStyles } from '../core/floating.css.js';
import { FocusGroup } from '../core/focus-group.js';
import { groupLabel } from '../core/group-label.js';
import { hostStyles } from '../core/host.css.js';
import { warnOnce } from '../core/warn-once.js';
import { catalogue, Wording } from '../core/wording.js';
import { PartPopup } from './part-popup.js';
import { partTemplate } from './parts.js';
import { presetsTemplate } from './presets.js';
import { inNextRow } from './row-keys.js';
import { scheduleFieldStyles } from './schedule-field.css.js';
import { ScheduleNames } from './schedule-names.js';
import { flagOf, partOf, scheduleProblemText } from './schedule-problem.js';
import {
  brokenScheduleRule,
  nightly,
  readPlan,
  scheduleOf,
  scheduleParts,
  textOf,
  writeChosen,
  type Plan,
  type Schedule,
  type SchedulePart,
  type SchedulePreset,
  type ScheduleProblem,
} from './schedule.rules.js';
import { en } from './words/en.js';

/** What is shown of a text that says nothing: the person begins anew. */
const unread: Plan = { preset: 'custom', chosen: { month: [], day_of_week: [], day: [], hour: [] }, minute: 0 };

/**
 * A recurring schedule: the months, days of the week, days of the month and hours of a start. All parts must match. Two
 * presets run every night and keep 7 or 14 recovery points.
 *
 * The value is `rotation-7`, `rotation-14`, or the four parts in that order, separated by spaces: `* 1,3 * 2` is every
 * Monday and Wednesday at 02:00. `*` is every value. Weekdays count from Sunday, 0. `-` is a part without a selection. A
 * fifth part is the minute of the hour. It cannot be selected here, but is kept.
 *
 * @tagname sky-schedule-field
 * @fires {Event} input - The user selected an option.
 * @fires {Event} change - The user selected an option. Fires after `input`.
 * @slot label - The label, if it is more than text.
 * @slot fix - A correction. It shows only with an error.
 * @csspart group - The box around everything between label and message.
 * @csspart part - The button of a part.
 * @csspart meaning - The sentence that describes the schedule.
 * @csspart message - The hint or the error.
 * @cssprop [--sky-schedule-field-width=100%] - The maximum inline size.
 * @cssState user-invalid - Invalid, after the user has interacted with it.
 */
export class SkyScheduleField extends FieldElement {
  // Focus belongs to what is chosen or broken, and not to what comes first: it is given by `focus()`.
  static override shadowRootOptions: ShadowRootInit = LitElement.shadowRootOptions;
  static override styles = [hostStyles, fieldStyles, floatingStyles, scheduleFieldStyles];

  /** The initial schedule. Without it, the first preset, or every day at 02:00 without presets. */
  @property({ attribute: 'value' }) override defaultValue = '';
  /** Shows the four parts only. */
  @property({ attribute: 'without-presets', type: Boolean }) withoutPresets = false;
  @state() private openPart: SchedulePart | null = null;
  /** The part whose choices are in the tree: the open one, or the last one, which may still fade away. */
  #filledPart: SchedulePart | null = null;
  /** The person's own schedule, to come back to from a preset. */
  #ownText = '';

  readonly #wording = new Wording(this, catalogue('schedule-field', en));
  readonly #choices = new FocusGroup(this, { items: () => this.#choicesIn(this.openPart), orientation: 'horizontal' });

  constructor() {
    super();
    for (const part of scheduleParts) {
      new PartPopup(this, {
        box: () => this.#boxOf(part),
        isWanted: () => this.openPart === part,
        entered: () => this.#enter(part),
        left: (how) => this.#close(part, how),
      });
    }
    this.addEventListener('click', this.#onClick);
  }

  override get value(): string {
    return super.value || (this.withoutPresets ? nightly : 'rotation-7');
  }
  override set value(value: string) {
    super.value = value;
  }

  /** The schedule as an object of the server. Setting it sets the value. `null` while the value is invalid. */
  get schedule(): Schedule | null {
    const plan = readPlan(this.value);
    return plan && scheduleOf(plan);
  }
  set schedule(schedule: Schedule | null) {
    this.value = schedule ? textOf(schedule) : '';
  }

  /** Moves the focus to the invalid part, else to the selected preset. */
  override focus(options?: FocusOptions): void {
    const broken = partOf(this.#broken);
    const first = this.renderRoot.querySelector<HTMLElement>('[type="radio"]:checked, [part="part"]');
    ((broken && this.#buttonOf(broken)) ?? first)?.focus(options);
  }

  /** Firefox takes the focus only from what it gives it to by itself. */
  override blur(): void {
    (this.shadowRoot?.activeElement as HTMLElement | null | undefined)?.blur();
  }

  protected override check(): Flag | null {
    return flagOf(this.#broken);
  }

  protected override say(flag: Flag): string {
    const broken = this.#broken;
    return broken ? scheduleProblemText(broken, this.#wording.words) : super.say(flag);
  }

  /** A part is not called empty while the person is choosing. */
  protected override get problem(): string {
    return this.openPart && !this.error ? '' : super.problem;
  }

  protected override get anchor(): HTMLElement | undefined {
    return this.renderRoot?.querySelector<HTMLElement>('[part="group"]') ?? undefined;
  }

  override formResetCallback(): void {
    super.formResetCallback();
    this.openPart = null;
    this.#ownText = '';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.openPart = null;
  }

  protected override update(changed: PropertyValues): void {
    if (this.off) this.openPart = null;
    this.#filledPart = this.openPart ?? this.#filledPart;
    if (!readPlan(this.value)) warnOnce(this, `has value="${this.value}", which is no schedule.`);
    super.update(changed);
  }

  protected override render(): TemplateResult {
    const isNamed = this.hasOwnLabel;
    const { words, language } = this.#wording;
    const plan = this.#plan;
    const names = new ScheduleNames(language, words, plan.minute);
    const isOwn = this.withoutPresets || plan.preset === 'custom';
    return html`
      ${groupLabel(this, isNamed)}
      <fieldset
        part="group" aria-labelledby=${isNamed ? 'label' : nothing}
        aria-label=${(!isNamed && this.outerLabel) || nothing}
        aria-describedby="meaning note message"
        aria-disabled=${this.off ? 'true' : nothing} aria-invalid=${this.problem ? 'true' : nothing}
      >
        ${this.withoutPresets ? nothing : this.#presetsTemplate(plan.preset)}
        ${isOwn ? this.#partsTemplate(plan, names) : nothing}
        <p part="meaning" id="meaning">${this.#broken ? '' : names.meaning(plan.chosen)}</p>
      </fieldset>
      ${this.messageRow()}
    `;
  }

  #presetsTemplate(chosen: SchedulePreset): TemplateResult {
    return presetsTemplate({
      chosen,
      off: this.off,
      words: this.#wording.words,
      choose: (preset) => this.#choosePreset(preset),
      changed: () => this.#changed(),
    });
  }

  #partsTemplate({ chosen }: Plan, names: ScheduleNames): TemplateResult {
    const broken = partOf(this.#broken);
    return html`<div class="parts" @keydown=${this.#onKeydown}>
      ${scheduleParts.map((part) =>
        partTemplate({
          part,
          values: chosen[part],
          isOpen: this.openPart === part,
          isFilled: this.#filledPart === part,
          isBroken: broken === part && this.problem !== '',
          off: this.off,
          names,
          words: this.#wording.words,
          toggle: () => this.#toggle(part),
          choose: (values) => this.#choose(part, values),
          changed: () => this.#changed(),
        }),
      )}
    </div>`;
  }

  get #plan(): Plan {
    return readPlan(this.value) ?? unread;
  }

  get #broken(): ScheduleProblem | null {
    return brokenScheduleRule(readPlan(this.value));
  }

  #choosePreset(preset: SchedulePreset): void {
    this.error = '';
    if (this.#plan.preset === 'custom') this.#ownText = this.value;
    this.value = preset === 'custom' ? this.#ownText || nightly : preset;
  }

  #choose(part: SchedulePart, values: readonly number[]): void {
    this.error = '';
    const { chosen, minute } = this.#plan;
    this.value = writeChosen({ ...chosen, [part]: [...values].sort((one, other) => one - other) }, minute);
  }

  /** After the native `input`, which goes on to the outside by itself; `change` does not. */
  #changed(): void {
    this.tell('change');
  }

  #toggle(part: SchedulePart): void {
    if (this.openPart === part) this.#close(part, 'escape');
    else this.openPart = part;
  }

  #enter(part: SchedulePart): void {
    const choices = this.#choicesIn(part);
    this.#choices.focus(choices.slice(1).find((choice) => choice.checked) ?? choices[0]);
  }

  #close(part: SchedulePart, how: 'escape' | 'elsewhere'): void {
    // Another one may have been opened, which is how this one was left.
    if (part !== this.openPart) return;
    if (how === 'escape') this.#buttonOf(part)?.focus();
    this.openPart = null;
    this.touched = true;
  }

  /** Up and down by rows, however many choices there are in one; the focus group goes along them. */
  #onKeydown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const choices = this.#choicesIn(this.openPart);
    const at = choices.indexOf(event.target as HTMLInputElement);
    if (at === -1) return;
    event.preventDefault();
    const places = choices.map((choice) => choice.closest('label')!.getBoundingClientRect());
    this.#choices.focus(choices[inNextRow(places, at, event.key === 'ArrowDown' ? 1 : -1)]);
  }

  /** A label outside presses the element itself. */
  readonly #onClick = (event: Event): void => {
    if (event.composedPath()[0] === this && !this.off) this.focus();
  };

  #boxOf(part: SchedulePart | null): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(`[data-part="${part}"]`);
  }

  #buttonOf(part: SchedulePart): HTMLElement | null {
    return this.#boxOf(part)?.querySelector('button') ?? null;
  }

  #choicesIn(part: SchedulePart | null): HTMLInputElement[] {
    return [...(this.#boxOf(part)?.querySelectorAll('input') ?? [])];
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-schedule-field': SkyScheduleField;
  }
}
