import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';

import { Disclosure } from '../core/disclosure.js';
import { SkyCloseEvent, type CloseReason } from '../core/events.js';
import { floatingStyles } from '../core/floating.css.js';
import { hostStyles } from '../core/host.css.js';
import type { Placement } from '../core/placement.js';
import { popoverStyles } from './popover.css.js';

/**
 * More about one subject, next to the button that opens it. The page stays usable: a click outside, Escape and Tab past
 * the last control close it. The focus moves to the element with `autofocus`, else to the popover, and returns when it
 * closes.
 *
 * @tagname sky-popover
 * @fires {SkyOpenEvent} sky-open - It has opened.
 * @fires {SkyCloseEvent} sky-close - It is about to close, for a `reason`. `preventDefault()` keeps it open.
 * @fires {SkyClosedEvent} sky-closed - It has closed, after the animation.
 * @slot trigger - The button that opens and closes it.
 * @slot - The content.
 * @csspart panel - The box.
 * @cssprop [--sky-popover-width=auto] - The inline size of the box.
 * @cssState open - It is open.
 */
export class SkyPopover extends LitElement {
  static override styles = [hostStyles, floatingStyles, popoverStyles];

  /** Whether it is open. Setting it to `false` closes it without asking: `sky-close` does not fire. */
  @property({ attribute: 'open', type: Boolean, reflect: true }) open = false;
  /** The accessible name of the popover. */
  @property({ attribute: 'label' }) label = '';
  /** The side of the trigger. If space is short, the opposite side. */
  @property({ attribute: 'placement' }) placement: Placement = 'bottom-start';
  @query('[popover]') private panel!: HTMLElement;

  constructor() {
    super();
    new Disclosure(this, {
      haspopup: 'dialog',
      panel: () => this.panel,
      states: this.attachInternals().states,
      entered: () => void this.#giveFocus(),
    });
  }

  show(): void {
    this.open = true;
  }

  /** Asks to close, as the user would: it fires `sky-close`, which can be canceled. */
  close(reason: CloseReason = 'api'): void {
    if (this.open && this.dispatchEvent(new SkyCloseEvent(reason))) this.open = false;
  }

  protected override render(): TemplateResult {
    return html`
      <slot name="trigger" @slotchange=${() => this.requestUpdate()}></slot>
      <div part="panel" popover="manual" role="dialog" aria-label=${this.label || nothing} tabindex="-1"><slot></slot></div>
    `;
  }

  async #giveFocus(): Promise<void> {
    this.panel.focus({ preventScroll: true });
    const asking = this.querySelector<HTMLElement>('[autofocus]');
    // A control that came together with the popover has nothing to focus until it has rendered.
    if (asking instanceof LitElement) await asking.updateComplete;
    // The person may have gone elsewhere since.
    if (this.open && this.shadowRoot!.activeElement === this.panel) asking?.focus({ preventScroll: true });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-popover': SkyPopover;
  }
}
