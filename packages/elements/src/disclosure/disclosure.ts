import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';

import { hostStyles } from '../core/host.css.js';
import { SlotPresence } from '../core/slot-presence.js';
import { chevronDownGlyph } from '../icon/own.js';
import { disclosureStyles } from './disclosure.css.js';

/**
 * Optional content below a line that expands it. It is a native `<details>`, so the browser's page search finds folded
 * content. Of several with the same `name`, at most one is open.
 *
 * @tagname sky-disclosure
 * @fires {ToggleEvent} toggle - It was expanded or collapsed, by the user or by code. `newState` is `open` or `closed`.
 * @slot - The folded content.
 * @slot label - The line that expands it, if it is more than text, such as a heading.
 * @slot end - At the end of the line: a count, a pill. No controls, because the line itself is a button.
 * @csspart summary - The line that expands it.
 * @csspart content - The box around the default slot.
 * @cssprop [--sky-disclosure-indent=28px] - The indent of the content. With 28 pixels, it is aligned with the label.
 */
export class SkyDisclosure extends LitElement {
  static override styles = [hostStyles, disclosureStyles];

  @property({ attribute: 'open', type: Boolean, reflect: true }) open = false;
  /** The line that expands it. Say what is inside, not "More". */
  @property({ attribute: 'label' }) label = '';
  /** Of those with the same name in a document or shadow tree, only one is open. */
  @property({ attribute: 'name', reflect: true }) name = '';
  /** It cannot be expanded or collapsed. The line can still be focused, so that it can be read. */
  @property({ attribute: 'disabled', type: Boolean, reflect: true }) disabled = false;
  @query('details') private details!: HTMLDetailsElement;
  @query('summary') private summary!: HTMLElement | null;

  readonly #slotted = new SlotPresence(this);

  /** Moves the focus to the line. */
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
