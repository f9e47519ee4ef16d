import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { SkyEvent } from '../core/events.js';
import { alertGlyph } from '../core/glyphs.js';
import { hostStyles } from '../core/host.css.js';
import { quietButtonStyles } from '../core/quiet-button.css.js';
import { catalogue, Wording } from '../core/wording.js';
import { checkGlyph, copyGlyph } from '../icon/own.js';
import { copyButtonStyles } from './copy-button.css.js';
import { Copying } from './copying.js';
import { en } from './words/en.js';

const copyButtonWords = catalogue('copy-button', en);

/** The text was copied. */
export class SkyCopiedEvent extends SkyEvent {
  readonly text: string;

  constructor(text: string) {
    super('sky-copied');
    this.text = text;
  }
}

/**
 * Copies a text, confirms it, and returns to its initial state after two seconds.
 *
 * @tagname sky-copy-button
 * @fires {SkyCopiedEvent} sky-copied - The text was copied.
 * @csspart control - The native `<button>`.
 * @cssState copied - The text has just been copied.
 * @cssState failed - The browser has just denied the copy.
 */
export class SkyCopyButton extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [hostStyles, quietButtonStyles, copyButtonStyles];

  /** The text to copy. Without it, the button is disabled. */
  @property({ attribute: 'value' }) value = '';
  /** The accessible name, such as "Copy ID". Without it, "Copy". */
  @property({ attribute: 'label' }) label = '';
  @property({ attribute: 'disabled', type: Boolean, reflect: true }) disabled = false;

  readonly #states = this.attachInternals().states;
  readonly #wording = new Wording(this, copyButtonWords);
  readonly #copying = new Copying(this);

  protected override updated(_changed: PropertyValues): void {
    const { outcome } = this.#copying;
    this.#states[outcome === 'copied' ? 'add' : 'delete']('copied');
    this.#states[outcome === 'failed' ? 'add' : 'delete']('failed');
  }

  protected override render(): TemplateResult {
    const { words } = this.#wording;
    const { outcome } = this.#copying;
    const name = this.label || words.copy;
    // The name stays: the one who pressed hears the outcome, and not the button anew. A label besides the tooltip
    // would make that a description, and all be said twice.
    return html`
      <button
        part="control" class="quiet-button ${outcome ?? ''}" type="button" title=${name}
        ?disabled=${this.disabled || !this.value} @click=${this.#onClick}
      >
        ${outcome === null ? copyGlyph : outcome === 'copied' ? checkGlyph : alertGlyph}
      </button>
      <span class="visually-hidden" role="status">${outcome ? words[outcome] : ''}</span>
    `;
  }

  async #onClick(): Promise<void> {
    const { value } = this;
    if (await this.#copying.copy(value)) this.dispatchEvent(new SkyCopiedEvent(value));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-copy-button': SkyCopyButton;
  }

  interface GlobalEventHandlersEventMap {
    'sky-copied': SkyCopiedEvent;
  }
}
