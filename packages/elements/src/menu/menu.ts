import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';

import { Disclosure } from '../core/disclosure.js';
import { SkyCloseEvent, type CloseReason } from '../core/events.js';
import { floatingStyles } from '../core/floating.css.js';
import { FocusGroup } from '../core/focus-group.js';
import { hostStyles } from '../core/host.css.js';
import type { Placement } from '../core/placement.js';
import { SkyMenuItem } from './menu-item.js';
import { menuStyles } from './menu.css.js';
import { SkySelectEvent } from './select-event.js';

/**
 * Actions behind a button (ARIA pattern "Menu Button"). The children are `sky-menu-item`, `sky-menu-label` and `<hr>`
 * elements.
 *
 * @tagname sky-menu
 * @fires {SkySelectEvent} sky-select - The user chose an item. The menu has closed, and its trigger has the focus.
 * @fires {SkyOpenEvent} sky-open - It has opened.
 * @fires {SkyCloseEvent} sky-close - It is about to close, for a `reason`. `preventDefault()` keeps it open.
 * @fires {SkyClosedEvent} sky-closed - It has closed, after the animation.
 * @slot trigger - The button that opens it.
 * @slot - The items.
 * @csspart menu - The box.
 * @cssprop [--sky-menu-width=200px] - The minimum inline size of the box.
 * @cssState open - It is open.
 */
export class SkyMenu extends LitElement {
  static override styles = [hostStyles, floatingStyles, menuStyles];

  /** Whether it is open. Setting it to `false` closes it without asking: `sky-close` does not fire. */
  @property({ attribute: 'open', type: Boolean, reflect: true }) open = false;
  /** The accessible name. */
  @property({ attribute: 'label' }) label = '';
  /** The side of the trigger. If space is short, the opposite side. */
  @property({ attribute: 'placement' }) placement: Placement = 'bottom-start';
  @query('[popover]') private panel!: HTMLElement;

  readonly #group = new FocusGroup(this, {
    items: () => this.items,
    orientation: 'vertical',
    text: (item) => (item as SkyMenuItem).text,
  });
  #opensAtEnd = false;

  constructor() {
    super();
    new Disclosure(this, {
      haspopup: 'menu',
      panel: () => this.panel,
      states: this.attachInternals().states,
      entered: () => this.#giveFocus(),
      arrow: (key) => this.#onTriggerArrow(key === 'ArrowUp'),
    });
  }

  /** Its items, in order. */
  get items(): SkyMenuItem[] {
    return [...this.children].filter((child) => child instanceof SkyMenuItem).filter(({ hidden }) => !hidden);
  }

  show(): void {
    this.open = true;
  }

  /** Asks to close, as the user would: it fires `sky-close`, which can be canceled. */
  close(reason: CloseReason = 'api'): void {
    if (this.open && this.dispatchEvent(new SkyCloseEvent(reason))) this.open = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // After the group's own listener: a space that goes on with a search does not choose.
    this.addEventListener('keydown', this.#onKeydown);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.#onKeydown);
  }

  protected override render(): TemplateResult {
    return html`
      <slot name="trigger" @slotchange=${() => this.requestUpdate()}></slot>
      <div
        part="menu" popover="manual" role="menu" aria-label=${this.label || nothing}
        @click=${this.#onClick} @pointermove=${this.#onPointermove}
      >
        <slot @slotchange=${this.#onItemsChange}></slot>
      </div>
    `;
  }

  #giveFocus(): void {
    const { items } = this;
    this.#group.focus(this.#opensAtEnd ? items.at(-1) : (items.find((item) => item.checked) ?? items[0]));
    this.#opensAtEnd = false;
  }

  #onTriggerArrow(opensAtEnd: boolean): void {
    this.#opensAtEnd = opensAtEnd;
    if (this.open) this.#giveFocus();
    else this.show();
  }

  /** Items may come after the menu has opened, and the one with the focus may go. */
  #onItemsChange(): void {
    this.#group.refresh();
    const { activeElement } = this.getRootNode() as Document | ShadowRoot;
    const isLost =
      !activeElement || activeElement === document.body || activeElement.closest('[slot="trigger"]') !== null;
    if (this.open && isLost) this.#giveFocus();
  }

  #itemOf(event: Event): SkyMenuItem | undefined {
    return event.composedPath().find((target) => target instanceof SkyMenuItem);
  }

  #onClick(event: MouseEvent): void {
    const item = this.#itemOf(event);
    if (item) this.#choose(item);
  }

  /** One item at a time is lit: the mouse takes the focus along. A mouse that rests while the menu appears does not. */
  #onPointermove(event: PointerEvent): void {
    const item = this.#itemOf(event);
    const isMoved = event.movementX !== 0 || event.movementY !== 0;
    if (item && isMoved && event.pointerType === 'mouse' && !item.matches(':focus')) this.#group.focus(item);
  }

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (!this.open || event.defaultPrevented) return;
    if (event.key === 'Tab') return this.close('backdrop');
    const item = this.#itemOf(event);
    if (!item || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    // The key that opened the menu may still be down.
    if (!event.repeat) this.#choose(item);
  };

  /** Focus goes back to the trigger first: what the choice opens may then take it from there. */
  #choose(item: SkyMenuItem): void {
    if (!this.open || item.isOff) return;
    this.open = false;
    void this.updateComplete.then(() => this.dispatchEvent(new SkySelectEvent(item)));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-menu': SkyMenu;
  }
}
