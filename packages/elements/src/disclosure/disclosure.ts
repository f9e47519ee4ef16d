import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';

import { hostStyles } from '../core/host.css.js';
import { SlotPresence } from '../core/slot-presence.js';
import { chevronDownGlyph } from '../icon/own.js';
import { disclosureStyles } from './disclosure.css.js';

/**
 * What only some want to see, under the line that unfolds it: a native `<details>`, so the browser's search finds what
 * is folded. Of several with one `name`, one at most is open.
 *
 * @tagname sky-disclosure
 * @fires {ToggleEvent} toggle - It was unfolded or folded, by whomever; `newState` is `open` or `closed`.
 * @slot - What is folded.
 * @slot label - The line that unfolds it, when it is more than text, such as a heading.
 * @slot end - At the end of the line: a count, a pill. Nothing that can be pressed, for the line itself is a button.
 * @csspart summary - The line that unfolds it.
 * @csspart content - The box around the default slot.
 * @cssprop [--sky-disclosure-indent=28px] - Where the content begins; 28 pixels are where the label does.
 */
export class SkyDisclosure extends LitElement {
  static override styles = [hostStyles, disclosureStyles];

  @property({ attribute: 'open', type: Boolean, reflect: true }) open = false;
  /** The line that unfolds it. It says what is inside, not "more". */
  @property({ attribute: 'label' }) label = '';
  /** Those with the same name in one document or shadow tree take turns. */
  @property({ attribute: 'name', reflect: true }) name = '';
  /** It stays as it is. The line can still have focus, so that it can be read. */
  @property({ attribute: 'disabled', type: Boolean, reflect: true }) disabled = false;
  @query('details') private details!: HTMLDetailsElement;
  @query('summary') private summary!: HTMLElement | null;

  readonly #slotted = new SlotPresence(this);

  /** Gives focus to the line that unfolds it. */
  override focus(options?: FocusOptions): void {
    this.summary?.focus(options);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.open && (changed.has('open') || changed.has('name'))) this.#takeTurns();
  }

  protected override firstUpdated(): void {
    if (!this.label && !this.#slotted.has('label'))
      console.warn('<sky-disclosure> has no label: nobody can tell what it unfolds.', this);
  }

  protected override render(): TemplateResult {
    return html`
      <details ?open=${live(this.open)} @toggle=${this.#onToggle}>
        <summary part="summary" aria-disabled=${this.disabled ? 'true' : nothing} @click=${this.#onClick}>
          ${chevronDownGlyph}
          <span class="label"><slot name="label">${this.label}</slot></span>
          <slot name="end"></slot>
        </summary>
        <div part="content"><slot></slot></div>
      </details>
    `;
  }

  /** As native ones do: who opens closes the others, but who comes to the page late does not. */
  #takeTurns(): void {
    if (!this.name) return;
    const all = (this.getRootNode() as ParentNode).querySelectorAll?.<SkyDisclosure>(this.localName) ?? [];
    const others = [...all].filter((other) => other !== this && other.open && other.name === this.name);
    if (!this.hasUpdated && others.some((other) => other.hasUpdated)) this.open = false;
    else for (const other of others) other.open = false;
  }

  #onClick(event: Event): void {
    // The browser would fold it first and tell later; a render in between would undo that.
    event.preventDefault();
    if (!this.disabled) this.open = !this.open;
  }

  #onToggle(event: ToggleEvent): void {
    // The browser unfolds it by itself for what was searched for.
    this.open = this.details.open;
    const { oldState, newState } = event;
    this.dispatchEvent(new ToggleEvent('toggle', { oldState, newState }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-disclosure': SkyDisclosure;
  }
}
