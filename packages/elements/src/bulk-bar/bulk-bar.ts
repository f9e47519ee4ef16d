import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { composedContains, deepActiveElement } from '../core/composed-tree.js';
import { crossGlyph } from '../core/glyphs.js';
import { hostStyles } from '../core/host.css.js';
import { ownStyle } from '../core/own-style.js';
import { quietButtonStyles } from '../core/quiet-button.css.js';
import { catalogue, Wording } from '../core/wording.js';
import { overflowMenuStyles } from '../toolbar/overflow-menu.css.js';
import { OverflowMenu } from '../toolbar/overflow-menu.js';
import { en as toolbarEnglish } from '../toolbar/words/en.js';
import { bulkBarStyles } from './bulk-bar.css.js';
import { SkyClearAllEvent } from './clear-all-event.js';
import { en } from './words/en.js';

const bulkBarWords = catalogue('bulk-bar', en);
const toolbarWords = catalogue('toolbar', toolbarEnglish);

/**
 * Actions for the selected rows of a list. It floats at the bottom of the scroll container while rows are selected. The
 * children are buttons and menus. They take the colors of the dark bar.
 *
 * @tagname sky-bulk-bar
 * @fires {SkyClearAllEvent} sky-clear-all - The user clears the selection. Clear it and set `count` to 0.
 * @slot - The actions, the most important first. If space is short, the last ones move into a menu.
 * @csspart bar - The bar.
 * @cssprop [--sky-bulk-bar-offset=16px] - The distance between the bar and the bottom.
 */
export class SkyBulkBar extends LitElement {
  static override styles = [hostStyles, quietButtonStyles, overflowMenuStyles, bulkBarStyles];

  /** The number of selected rows. With 0, the bar is hidden. */
  @property({ attribute: 'count', type: Number }) count = 0;

  readonly #wording = new Wording(this, bulkBarWords);
  readonly #toolbarWording = new Wording(this, toolbarWords);
  readonly #overflow = new OverflowMenu(this, {
    row: () => this.renderRoot.querySelector<HTMLElement>('.row'),
    controls: () => [...this.children].filter((child) => child instanceof HTMLElement),
  });
  #cameFrom: Element | null = null;

  constructor() {
    super();
    this.addEventListener('focusin', this.#onFocusin);
  }

  protected override update(changed: PropertyValues): void {
    const hadFocus = composedContains(this, deepActiveElement());
    super.update(changed);
    // A person who works with keys would else start again at the top of the page.
    if (hadFocus && !this.#isShown && this.#cameFrom instanceof HTMLElement && this.#cameFrom.isConnected)
      this.#cameFrom.focus();
  }

  protected override render(): TemplateResult {
    const { words } = this.#wording;
    const { natural } = this.#overflow;
    const sentence = this.#isShown ? words.selected(this.count) : '';
    return html`
      <span class="visually-hidden" role="status">${sentence}</span>
      <div part="bar" role="group" aria-label=${sentence || nothing} ?hidden=${!this.#isShown}>
        <span class="count" aria-hidden="true">${sentence}</span>
        <span class="line"></span>
        <div class="row" style=${ownStyle(natural > 0 ? { '--_natural': `${Math.ceil(natural)}px` } : {})}>
          <slot @slotchange=${() => this.requestUpdate()}></slot>
          ${this.#overflow.template(this.#toolbarWording.words.more)}
        </div>
        <span class="line"></span>
        <button class="quiet-button" type="button" aria-label=${words.clear} @click=${() => this.dispatchEvent(new SkyClearAllEvent())}>
          ${crossGlyph}
        </button>
      </div>
    `;
  }

  get #isShown(): boolean {
    return this.count > 0;
  }

  readonly #onFocusin = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Element && !composedContains(this, relatedTarget)) this.#cameFrom = relatedTarget;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-bulk-bar': SkyBulkBar;
  }
}
