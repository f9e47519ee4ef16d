import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { columnCounts, columnsStyles } from '../core/columns.css.js';
import { FieldElement } from '../core/field-element.js';
import { alertGlyph } from '../core/glyphs.js';
import { hostStyles } from '../core/host.css.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { SlotPresence } from '../core/slot-presence.js';
import { warnOnce } from '../core/warn-once.js';
import { chevronDownGlyph } from '../icon/own.js';
import { fieldGroupStyles } from './field-group.css.js';

export type FieldGroupColumns = 1 | 2 | 3 | 4;

/**
 * Related fields under one name, in columns. It can be collapsible. It is not a form control: it has no value and no
 * validity.
 *
 * @tagname sky-field-group
 * @fires {ToggleEvent} toggle - It was collapsed or expanded, by the user or by code. `newState` is `closed` or `open`.
 * @slot - The fields.
 * @slot label - The label, if it is more than text.
 * @slot summary - The summary that replaces the collapsed fields, if it is more than text.
 * @csspart group - The box around everything.
 * @csspart button - The button that expands and collapses it.
 * @csspart message - The hint or the error.
 * @cssprop [--sky-field-group-gap=18px] - The space between the rows of fields.
 * @cssState invalid - The group has an error.
 */
export class SkyFieldGroup extends LitElement {
  static override styles = [hostStyles, columnsStyles, fieldGroupStyles];

  readonly #internals = this.attachInternals();
  readonly #slotted = new SlotPresence(this);

  /** The name of the group. */
  @property({ attribute: 'label' }) label = '';
  /** One sentence about the group. An error replaces it. */
  @property({ attribute: 'hint' }) hint = '';
  /** An error of the whole group, such as two values that contradict each other. */
  @property({ attribute: 'error' }) error = '';
  /** The maximum number of columns, 1 to 4. A narrow group has fewer. */
  @property({ attribute: 'columns', type: Number }) columns: FieldGroupColumns = 1;
  /** Lets users collapse the fields. Requires a label. */
  @property({ attribute: 'collapsible', type: Boolean }) collapsible = false;
  /** Shows only the label and the summary. An error inside, or the browser's page search, expands it. */
  @property({ attribute: 'collapsed', type: Boolean, reflect: true }) collapsed = false;
  /** The values of the collapsed fields, in one line. */
  @property({ attribute: 'summary' }) summary = '';

  constructor() {
    super();
    this.addEventListener('invalid', this.#onInvalid, { capture: true });
  }

  protected override update(changed: PropertyValues<this>): void {
    warnUnlessOneOf(this, 'columns', String(this.columns), columnCounts);
    if (!this.#isNamed) warnOnce(this, 'has no label; without one it says nothing about its fields.');
    this.#internals.states[this.error ? 'add' : 'delete']('invalid');
    super.update(changed);
  }

  protected override updated(changed: PropertyValues<this>): void {
    const was = changed.get('collapsed');
    if (!changed.has('collapsed') || was === undefined) return;
    const [oldState, newState] = was ? ['closed', 'open'] : ['open', 'closed'];
    this.dispatchEvent(new ToggleEvent('toggle', { oldState, newState }));
  }

  // What folds up is no container itself: Chromium lays out nothing of what is in one when it opens.
  protected override render(): TemplateResult {
    const isFolded = this.#isFolded;
    const columns = columnCounts.find((count) => count === String(this.columns)) ?? '1';
    return html`
      <fieldset
        part="group"
        aria-labelledby=${this.#isNamed ? 'label' : nothing}
        aria-describedby="message"
        aria-invalid=${this.error ? 'true' : nothing}
      >
        ${this.#headTemplate()} ${this.#messageTemplate()}
        <div class="summary" ?hidden=${!isFolded}><slot name="summary">${this.summary}</slot></div>
        <div
          class="fields" id="fields"
          hidden=${isFolded ? 'until-found' : nothing}
          @beforematch=${this.#reveal}
        >
          <div class="columns-box"><div class="columns columns-${columns}"><slot></slot></div></div>
        </div>
      </fieldset>
    `;
  }

  #headTemplate(): TemplateResult {
    const label = html`<span class="label" id="label"><slot name="label">${this.label}</slot></span>`;
    if (!this.#canFold) return html`<div class="head" ?hidden=${!this.#isNamed}>${label}</div>`;
    return html`<button
      part="button" class="head" type="button"
      aria-expanded=${String(!this.collapsed)} aria-controls="fields"
      @click=${this.#onClick}
    >
      ${chevronDownGlyph}${label}
    </button>`;
  }

  // Never hidden: a live region that appears together with its text is not announced.
  #messageTemplate(): TemplateResult {
    return html`<div class="message-row ${this.error ? 'problem' : this.hint ? '' : 'empty'}">
      ${this.error ? alertGlyph : nothing}
      <span part="message" id="message" aria-live="polite">${this.error || this.hint}</span>
    </div>`;
  }

  get #isNamed(): boolean {
    return this.label !== '' || this.#slotted.has('label');
  }

  /** Its button would have no name. */
  get #canFold(): boolean {
    return this.collapsible && this.#isNamed;
  }

  get #isFolded(): boolean {
    return this.#canFold && this.collapsed;
  }

  #onClick(): void {
    this.collapsed = !this.collapsed;
  }

  /** At once: whoever wants the fields to be seen, goes to one of them next. */
  #reveal(): void {
    if (!this.#isFolded) return;
    this.collapsed = false;
    this.performUpdate();
  }

  /** The browser goes to a native control with a problem as soon as this event is over. Ours fire `beforematch`. */
  readonly #onInvalid = (event: Event): void => {
    if (event.target instanceof FieldElement) return;
    this.#reveal();
    // WebKit does not lay out anew before it asks whether the control can be gone to.
    this.getBoundingClientRect();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-field-group': SkyFieldGroup;
  }
}
