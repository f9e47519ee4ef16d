import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { SkyCloseEvent, type CloseReason } from '../core/events.js';
import { crossGlyph } from '../core/glyphs.js';
import { hostStyles } from '../core/host.css.js';
import { quietButtonStyles } from '../core/quiet-button.css.js';
import { SlotPresence } from '../core/slot-presence.js';
import { catalogue, Wording } from '../core/wording.js';
import { boxStyles, endStyles, motionStyles } from '../dialog/dialog.css.js';
import { NativeDialog } from '../dialog/native-dialog.js';
import { en as dialogEnglish } from '../dialog/words/en.js';
import { drawerStyles } from './drawer.css.js';
import { MediaMatch } from './media-match.js';

const dialogWords = catalogue('dialog', dialogEnglish);

/**
 * A panel at the end side: over the page, which is then inert, or beside it. In windows up to 900 pixels, it is always
 * over the page and fills it. The focus moves to the element with `autofocus`, else to the first control, else to the
 * body, and returns when the drawer closes.
 *
 * @tagname sky-drawer
 * @fires {SkyOpenEvent} sky-open - It has opened.
 * @fires {SkyCloseEvent} sky-close - It is about to close, for a `reason`. `preventDefault()` keeps it open, for
 *   example while changes are not saved.
 * @fires {SkyClosedEvent} sky-closed - It has closed, after the animation.
 * @slot - The body. It scrolls if it is too long.
 * @slot heading - The heading, if it is more than text. It is the accessible name.
 * @slot header - After the heading, before the close button: a pill, or a button such as "Open as page".
 * @slot footer - Buttons, aligned to the end. To align one to the start, set `margin-inline-end: auto`.
 * @slot layer - Content that must stay reachable while the page is inert, such as the notification host.
 * @csspart dialog - The native `<dialog>`.
 * @csspart body - The scrolling box around the default slot.
 * @cssprop [--sky-drawer-width] - The inline size, instead of 440 pixels, or 640 with `wide`.
 * @cssState open - It is open.
 * @cssState beside - It is open beside the page.
 */
export class SkyDrawer extends LitElement {
  static override styles = [hostStyles, quietButtonStyles, boxStyles, motionStyles, endStyles, drawerStyles];

  /** Whether it is open. Setting it to `false` closes it without asking: `sky-close` does not fire. */
  @property({ attribute: 'open', type: Boolean, reflect: true }) open = false;
  @property({ attribute: 'heading' }) heading = '';
  /** One sentence below the heading. It is announced with the name. */
  @property({ attribute: 'description' }) description = '';
  /** 640 pixels instead of 440. */
  @property({ attribute: 'wide', type: Boolean }) wide = false;
  /** Beside the page, which stays usable. Put both into a row. Escape closes it only from inside. */
  @property({ attribute: 'modeless', type: Boolean }) modeless = false;
  /** Hides the close button. Escape still asks to close. */
  @property({ attribute: 'without-close', type: Boolean }) withoutClose = false;
  /** A click outside asks to close, if it is over the page. */
  @property({ attribute: 'with-backdrop-close', type: Boolean }) withBackdropClose = false;

  readonly #wording = new Wording(this, dialogWords);
  readonly #slotted = new SlotPresence(this);
  readonly #states = this.attachInternals().states;
  readonly #narrow = new MediaMatch(this, '(width <= 900px)');
  readonly #native = new NativeDialog(this, {
    states: this.#states,
    closesOutside: () => this.withBackdropClose,
    isModal: () => !this.#isBeside,
  });

  show(): void {
    this.open = true;
  }

  /** Asks to close, as the user would: it fires `sky-close`, which can be canceled. */
  close(reason: CloseReason = 'api'): void {
    if (this.open && this.dispatchEvent(new SkyCloseEvent(reason))) this.open = false;
  }

  protected override updated(): void {
    this.#states[this.open && this.#isBeside ? 'add' : 'delete']('beside');
  }

  protected override render(): TemplateResult {
    return html`
      <dialog
        part="dialog" class="${this.#isBeside ? 'beside' : 'end'} ${this.wide ? 'wide' : ''}"
        aria-labelledby="heading" aria-describedby=${this.description ? 'description' : nothing}
        @cancel=${this.#native.cancelled} @close=${this.#native.closed}
        @pointerdown=${this.#native.pressed} @click=${this.#native.clicked}
      >
        <div class="head">
          <div class="titles">
            <h2 id="heading"><slot name="heading"><bdi>${this.heading}</bdi></slot></h2>
            <p class="description" id="description" ?hidden=${!this.description}>${this.description}</p>
          </div>
          <slot name="header"></slot>
          <button
            class="quiet-button" type="button" ?hidden=${this.withoutClose}
            aria-label=${this.#wording.words.close} @click=${() => this.close('button')}
          >
            ${crossGlyph}
          </button>
        </div>
        <div class="body" part="body" tabindex="-1" autofocus><slot></slot></div>
        <div class="foot" ?hidden=${!this.#slotted.has('footer')}><slot name="footer"></slot></div>
        <slot name="layer"></slot>
      </dialog>
    `;
  }

  /** Over a small window there is nothing left to be beside of. */
  get #isBeside(): boolean {
    return this.modeless && !this.#narrow.matches;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-drawer': SkyDrawer;
  }
}
