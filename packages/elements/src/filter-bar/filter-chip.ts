import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { crossGlyph } from '../core/glyphs.js';
import { hostStyles } from '../core/host.css.js';
import { ownText } from '../core/own-text.js';
import { quietButtonStyles } from '../core/quiet-button.css.js';
import { catalogue, Wording } from '../core/wording.js';
import { filterChipStyles } from './filter-chip.css.js';
import { SkyRemoveEvent } from './remove-event.js';
import { en } from './words/en.js';

const filterBarWords = catalogue('filter-bar', en);

/**
 * One active filter, with a button that removes it.
 *
 * @tagname sky-filter-chip
 * @fires {SkyRemoveEvent} sky-remove - The user removes the filter. Remove the chip.
 * @slot - The value, if it is more than text.
 * @slot start - Before the label, such as an icon.
 * @csspart chip - The whole chip.
 */
export class SkyFilterChip extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [hostStyles, quietButtonStyles, filterChipStyles];

  /** Names the filter in `sky-remove`. */
  @property({ attribute: 'value' }) value = '';
  /** The field, such as "Tag". */
  @property({ attribute: 'label' }) label = '';
  /** The comparison, such as "is". It can be empty. */
  @property({ attribute: 'operator' }) operator = '';
  /** The value, such as "pci-scope". */
  @property({ attribute: 'text' }) text = '';

  readonly #wording = new Wording(this, filterBarWords);

  /** The whole filter as text. */
  get sentence(): string {
    const value = this.text || ownText(this);
    return [this.label, this.operator, value].filter((part) => part !== '').join(' ');
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The item is the <li> inside: a role of list item counts only where the list is the parent in the same tree. It has
    // its role in words, for Firefox makes an item only of an <li> that lies in the list itself.
    this.role = 'none';
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('label') && !this.label) console.warn('<sky-filter-chip> has no label.', this);
  }

  protected override render(): TemplateResult {
    return html`<li role="listitem"><span part="chip">
      <span class="name"><slot name="start"></slot><span>${this.label}</span></span>
      <span class=${this.operator ? 'operator' : 'operator empty'}>${this.operator}</span>
      <span class="value"><span><slot @slotchange=${() => this.requestUpdate()}><bdi>${this.text}</bdi></slot></span></span>
      <button
        class="quiet-button" type="button" aria-label=${this.#wording.words.remove(this.sentence)}
        @click=${this.#ask} @keydown=${this.#onKeydown}
      >${crossGlyph}</button>
    </span></li>`;
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    this.#ask();
  }

  #ask(): void {
    this.dispatchEvent(new SkyRemoveEvent(this));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-filter-chip': SkyFilterChip;
  }
}
