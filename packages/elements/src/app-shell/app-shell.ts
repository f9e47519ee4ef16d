import { html, LitElement, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { SlotPresence } from '../core/slot-presence.js';
import { catalogue, Wording } from '../core/wording.js';
import { appShellStyles } from './app-shell.css.js';
import { en } from './words/en.js';

const appShellWords = catalogue('app-shell', en);

/** Up to these widths, in pixels: the section menu stands above the page; the rail lies at the lower edge. */
const narrow = 1180;
const phone = 640;

/** What `sky-rail` and `sky-section-menu` offer; whatever else is in their slots need not. */
type Adaptable = Element & { orientation?: string; compact?: boolean };

/**
 * The layout of an application: header, rail, section menu and page. It fills the window. Only the page scrolls.
 *
 * @tagname sky-app-shell
 * @slot - The page.
 * @slot header - One element with brand, project chooser, bell and user menu: the banner, 56 pixels high.
 * @slot rail - `sky-rail`. Up to 640 pixels, it is at the bottom.
 * @slot menu - `sky-section-menu`. Up to 1180 pixels, it is a select above the page.
 * @csspart sheet - The background of the page.
 */
export class SkyAppShell extends LitElement {
  static override styles = [hostStyles, appShellStyles];

  @state() private isNarrow = false;
  @state() private isPhone = false;
  @query('main') private sheet!: HTMLElement;

  readonly #wording = new Wording(this, appShellWords);
  readonly #slotted = new SlotPresence(this);
  readonly #size = new ResizeObserver(() => this.#measure());

  override connectedCallback(): void {
    super.connectedCallback();
    this.#size.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size.disconnect();
  }

  protected override updated(): void {
    for (const child of this.children) {
      if (child.slot !== 'rail' && child.slot !== 'menu') continue;
      // What it takes is known only once its class is there.
      if (child.matches(':not(:defined)'))
        void customElements.whenDefined(child.localName).then(() => this.requestUpdate());
      else this.#adapt(child);
    }
  }

  protected override render(): TemplateResult {
    const has = (slot: string) => this.#slotted.has(slot);
    const look = [this.isNarrow ? 'narrow' : '', this.isPhone ? 'phone' : '', has('menu') ? '' : 'no-menu'].join(' ');
    return html`<div class="shell ${look}">
      <a class="skip" href="#content" @click=${this.#skip}>${this.#wording.words.skip}</a>
      <header class=${has('header') ? '' : 'empty'}><slot name="header"></slot></header>
      <div class=${has('rail') ? 'rail' : 'rail empty'}><slot name="rail"></slot></div>
      <div class=${has('menu') ? 'menu' : 'menu empty'}><slot name="menu"></slot></div>
      <main part="sheet" id="content" tabindex="-1"><slot></slot></main>
    </div>`;
  }

  /** Moves the focus to the page. Call it after your application has changed the page. */
  focusPage(): void {
    this.sheet.focus();
  }

  #measure(): void {
    const { clientWidth } = this;
    this.isNarrow = clientWidth <= narrow;
    this.isPhone = clientWidth <= phone;
  }

  #adapt(child: Adaptable): void {
    if (child.slot === 'rail' && 'orientation' in child) child.orientation = this.isPhone ? 'horizontal' : 'vertical';
    if (child.slot === 'menu' && 'compact' in child) child.compact = this.isNarrow;
  }

  /** The link's own way would change the address, and a page with a <base> would be left. */
  #skip(event: MouseEvent): void {
    event.preventDefault();
    this.focusPage();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-app-shell': SkyAppShell;
  }
}
