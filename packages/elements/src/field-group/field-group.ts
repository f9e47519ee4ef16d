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
 * Fields that belong together, under one name, in columns; it may be folded up. It is no control: it sends nothing and
 * has no validity of its own.
 *
 * @tagname sky-field-group
 * @fires {ToggleEvent} toggle - It was folded up or opened, by whomever; `newState` is `closed` or `open`.
 * @slot - The fields.
 * @slot label - The label, when it is more than text.
 * @slot summary - What stands in the place of the fields while they are folded up, when it is more than text.
 * @csspart group - The box around all.
 * @csspart button - What folds up and opens.
 * @csspart message - The hint or the problem.
 * @cssprop [--sky-field-group-gap=18px] - Between the rows of fields.
 * @cssState invalid - It has a problem as a whole.
 */
export class SkyFieldGroup extends LitElement {
  static override styles = [hostStyles, columnsStyles, fieldGroupStyles];

  readonly #internals = this.attachInternals();
  readonly #slotted = new SlotPresence(this);

  /** What the fields are, together. */
  @property({ attribute: 'label' }) label = '';
  /** A sentence about all of them. A problem takes its place. */
  @property({ attribute: 'hint' }) hint = '';
  /** A problem that is not one field's, such as two that contradict each other. */
  @property({ attribute: 'error' }) error = '';
  /** The most columns, 1 to 4. There are fewer where the group is narrow. */
  @property({ attribute: 'columns', type: Number }) columns: FieldGroupColumns = 1;
  /** Lets the person fold up the fields. It needs a label. */
  @property({ attribute: 'collapsible', type: Boolean }) collapsible = false;
  /** Only the label and the summary are there. A problem inside, or a search of the page, opens it. */
  @property({ attribute: 'collapsed', type: Boolean, reflect: true }) collapsed = false;
  /** What the fields say, in one line, while they are folded up. */
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
