import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { backArrowGlyph } from '../core/navigation-glyphs.js';
import { ownStyle } from '../core/own-style.js';
import { pointingStyles } from '../core/pointing.css.js';
import { quietButtonStyles } from '../core/quiet-button.css.js';
import { SlotPresence } from '../core/slot-presence.js';
import { catalogue, Wording } from '../core/wording.js';
import { overflowMenuStyles } from '../toolbar/overflow-menu.css.js';
import { OverflowMenu } from '../toolbar/overflow-menu.js';
import { en as toolbarEnglish } from '../toolbar/words/en.js';
import { pageHeaderStyles } from './page-header.css.js';

const toolbarWords = catalogue('toolbar', toolbarEnglish);

/**
 * The top of a page: its title, its status and its actions.
 *
 * @tagname sky-page-header
 * @slot heading - The title, if it is more than text. It is inside the heading.
 * @slot back - A link to the parent page, shown with an arrow.
 * @slot path - `sky-breadcrumbs`, for more than one level.
 * @slot status - Next to the title: `sky-pill`, tags, a count.
 * @slot actions - Buttons and menus, the most important first. If space is short, the last ones move into a menu.
 * @slot description - The sentence below the title, if it is more than text.
 * @slot tabs - `sky-tabs`, at the bottom.
 * @cssprop [--sky-page-header-padding=24px] - The padding at the sides.
 */
export class SkyPageHeader extends LitElement {
  static override styles = [hostStyles, quietButtonStyles, pointingStyles, overflowMenuStyles, pageHeaderStyles];

  @property({ attribute: 'heading' }) heading = '';
  /** One sentence that says what the page is for. */
  @property({ attribute: 'description' }) description = '';
  /** The heading level, 1 to 3. */
  @property({ attribute: 'level', type: Number }) level = 1;

  readonly #wording = new Wording(this, toolbarWords);
  readonly #slotted = new SlotPresence(this);
  readonly #overflow = new OverflowMenu(this, {
    row: () => this.renderRoot.querySelector<HTMLElement>('.row'),
    controls: () => [...this.querySelectorAll<HTMLElement>(':scope > [slot="actions"]')],
  });

  protected override update(changed: PropertyValues<this>): void {
    if (changed.has('level') && ![1, 2, 3].includes(this.level))
      console.warn(`<sky-page-header> has level="${this.level}"; it takes 1, 2, 3.`, this);
    super.update(changed);
  }

  protected override render(): TemplateResult {
    const { natural } = this.#overflow;
    return html`<header class=${this.#slotted.has('tabs') ? 'with-tabs' : ''}>
      <div class=${this.#boxOf('back')}>${backArrowGlyph}<slot name="back"></slot></div>
      <div class=${this.#boxOf('path')}><slot name="path"></slot></div>
      <div class="main">
        <div class="title">
          ${this.#headingTemplate()}
          <slot name="status"></slot>
        </div>
        <div class="row ${this.#slotted.has('actions') ? '' : 'empty'}"
          style=${ownStyle(natural > 0 ? { '--_natural': `${Math.ceil(natural)}px` } : {})}>
          <slot name="actions"></slot>
          ${this.#overflow.template(this.#wording.words.more)}
        </div>
      </div>
      <div class="description ${this.description || this.#slotted.has('description') ? '' : 'empty'}">
        <slot name="description">${this.description}</slot>
      </div>
      <div class=${this.#boxOf('tabs')}><slot name="tabs"></slot></div>
    </header>`;
  }

  #boxOf(slot: string): string {
    return this.#slotted.has(slot) ? slot : `${slot} empty`;
  }

  #headingTemplate(): TemplateResult {
    const content = html`<slot name="heading">${this.heading}</slot>`;
    if (this.level === 2) return html`<h2>${content}</h2>`;
    if (this.level === 3) return html`<h3>${content}</h3>`;
    return html`<h1>${content}</h1>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-page-header': SkyPageHeader;
  }
}
