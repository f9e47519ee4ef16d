import { adoptStyles, html, LitElement, nothing, type PropertyValues, render, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { repeat } from 'lit/directives/repeat.js';

import { hostStyles } from '../core/host.css.js';
import { durationOf, type NotificationItem } from '../core/notification.js';
import { overlays } from '../core/overlay-stack.js';
import { ownStyle } from '../core/own-style.js';
import { quietButtonStyles } from '../core/quiet-button.css.js';
import { wellFormed } from '../core/well-formed-notifications.js';
import { catalogue, Wording } from '../core/wording.js';
import { stateGlyphStyles } from '../status/state-glyph.css.js';
import { AboveBars } from './above-bars.js';
import { Announcer } from './announcer.js';
import { Folds } from './folds.js';
import { focusedEntry, focusEntry } from './list-focus.js';
import { SkyActionEvent, SkyDismissEvent, SkyExpireEvent } from './notification-events.js';
import { notificationTemplate } from './notification.js';
import { notificationStyles } from './notification.css.js';
import { toastsStyles } from './notification-host.css.js';
import { queue } from './queue.rules.js';
import { type Hold, ToastClocks } from './toast-clocks.js';
import { en } from './words/en.js';

const notificationHostWords = catalogue('notification-host', en);

/**
 * The newest notifications as toasts, the newest at the bottom. It stores nothing and shows what it is given. Errors
 * are announced immediately, others at the next pause. It moves above an open `sky-bulk-bar`.
 *
 * @tagname sky-notification-host
 * @fires {SkyDismissEvent} sky-dismiss - The user closed a notification.
 * @fires {SkyExpireEvent} sky-expire - The time of a notification is over. Hover, focus and a hidden page stop all
 *   timers.
 * @fires {SkyActionEvent} sky-action - The user chose an action of a notification.
 * @cssprop [--sky-notification-host-inline-start=24px] - The distance from the start edge of the window.
 * @cssprop [--sky-notification-host-block-end=24px] - The minimum distance from the bottom of the window.
 */
export class SkyNotificationHost extends LitElement {
  /** The notifications, oldest first. The newest three show. The others wait for space. */
  @property({ attribute: false }) notifications: readonly NotificationItem[] = [];

  readonly #wording = new Wording(this, notificationHostWords);
  readonly #announcer = new Announcer();
  readonly #folds = new Folds(() => this.requestUpdate());
  readonly #clocks = new ToastClocks((id) => this.#expire(id));
  /**
   * The toasts lie in a box of their own, which moves into the topmost modal dialog and back: outside of it nothing
   * can be pressed or read out. The element itself stays where its owner put it.
   */
  readonly #layer = document.createElement('div');
  readonly #root = this.#layer.attachShadow({ mode: 'open' });
  readonly #aboveBars = new AboveBars(this.#layer);
  #items: readonly NotificationItem[] = [];
  #shown: readonly NotificationItem[] = [];
  /** What had the focus before it came to the toasts. */
  #cameFrom: HTMLElement | null = null;
  /** Where the pointer was last seen on the toasts, in viewport pixels. */
  #pointer = { x: 0, y: 0 };
  #isPointerOn = false;
  #stop: (() => void) | undefined;

  constructor() {
    super();
    this.#layer.popover = 'manual';
    this.#layer.slot = 'layer';
    // react-aria makes everything around its overlays inert, but for what says that it lives in the top layer.
    this.#layer.setAttribute('data-react-aria-top-layer', 'true');
    this.#layer.addEventListener('focusin', () => this.#hold('focus', true));
    this.#layer.addEventListener('focusout', ({ relatedTarget }) => {
      this.#hold('focus', false);
      // Without a new owner it was lost with its toast.
      if (relatedTarget) this.#cameFrom = null;
    });
    adoptStyles(this.#root, [hostStyles, quietButtonStyles, stateGlyphStyles, notificationStyles, toastsStyles]);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = overlays.subscribe(() => this.#move());
    document.addEventListener('visibilitychange', this.#onVisibilitychange);
    document.addEventListener('focusout', this.#onFocusout);
    this.#onVisibilitychange();
    this.#hold('away', false);
    this.#move();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
    document.removeEventListener('visibilitychange', this.#onVisibilitychange);
    document.removeEventListener('focusout', this.#onFocusout);
    this.#hold('away', true);
    this.#folds.stop();
    this.#aboveBars.stop();
    this.#announcer.pause();
    this.#layer.remove();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('notifications')) return;
    this.#items = wellFormed(this, this.notifications);
    const { shown, late } = queue(this.#items);
    this.#shown = shown;
    this.#clocks.follow(this.#items, shown);
    // Told after the render, for the owner answers by setting the property.
    if (late.length > 0) void this.updateComplete.then(() => late.forEach((item) => this.#clocks.giveUp(item)));
  }

  protected override render(): typeof nothing {
    return nothing;
  }

  protected override updated(): void {
    const focused = focusedEntry(this.#list);
    this.#draw();
    this.#folds.watch(this.#root);
    this.#aboveBars.follow(this.isConnected ? this.#list : null);
    if (focused !== -1 && focusedEntry(this.#list) === -1 && !focusEntry(this.#list, focused)) this.#cameFrom?.focus();
    // What had the pointer or the focus may have gone, and nothing tells of that.
    this.#hold('focus', this.#root.activeElement !== null);
    if (this.#isPointerOn && !this.#isUnderPointer()) this.#holdByPointer(false);
  }

  get #list(): Element | null {
    return this.#root.querySelector('.toasts');
  }

  #draw(): void {
    this.#layer.lang = this.#wording.language;
    const announced = this.#announcer.template(this.#items, this.#shown);
    render(html`${announced}${this.#toastsTemplate()}`, this.#root, { host: this });
  }

  #toastsTemplate(): TemplateResult | typeof nothing {
    if (this.#shown.length === 0) return nothing;
    return html`
      <section aria-label=${this.#wording.words.region}>
        <ol
          class="toasts"
          @pointerenter=${this.#onPointer} @pointermove=${this.#onPointer} @pointerleave=${() => this.#holdByPointer(false)}
        >
          ${repeat(
            this.#shown,
            ({ id }) => id,
            (item) => html`<li class="toast ${item.type}">${this.#toastTemplate(item)}${this.#lifeTemplate(item)}</li>`,
          )}
        </ol>
      </section>
    `;
  }

  #toastTemplate(item: NotificationItem): TemplateResult {
    const { words, language } = this.#wording;
    return notificationTemplate({
      item,
      words,
      language,
      folds: this.#folds,
      dismissed: (id) => this.dispatchEvent(new SkyDismissEvent(id)),
      acted: (id, action) => this.dispatchEvent(new SkyActionEvent(id, action)),
    });
  }

  /** The bar shows the time, and does not measure it. In a new place it would begin anew, so it is told where to. */
  #lifeTemplate(item: NotificationItem): unknown {
    const duration = durationOf(item);
    if (duration === null) return nothing;
    const from = this.#clocks.barFrom(item.id);
    const style = { 'animation-duration': `${duration}ms`, 'animation-delay': `${-from}ms` };
    return keyed(`${item.type} ${duration} ${from}`, html`<span class="life" style=${ownStyle(style)}></span>`);
  }

  // Not from what comes to the layer: an element around the one that has the focus may take none itself.
  // spec: notification.focus
  readonly #onFocusout = (event: FocusEvent): void => {
    const [from] = event.composedPath();
    const isToToasts = event.relatedTarget === this || event.relatedTarget === this.#layer;
    if (isToToasts && from instanceof HTMLElement) this.#cameFrom = from;
  };

  readonly #onVisibilitychange = (): void => this.#hold('hidden', document.visibilityState === 'hidden');

  #hold(reason: Hold, on: boolean): void {
    this.#clocks.hold(reason, on);
    this.#list?.classList.toggle('held', this.#clocks.isHeld);
  }

  /** On a movement, too: by an engine that did not tell that a toast went from under it, it never left. */
  readonly #onPointer = ({ clientX, clientY }: PointerEvent): void => {
    this.#pointer = { x: clientX, y: clientY };
    if (!this.#isPointerOn) this.#holdByPointer(true);
  };

  #holdByPointer(on: boolean): void {
    this.#isPointerOn = on;
    this.#hold('pointer', on);
  }

  #isUnderPointer(): boolean {
    const { x, y } = this.#pointer;
    return this.#list?.contains(this.#root.elementFromPoint(x, y)) ?? false;
  }

  #expire(id: string): void {
    this.dispatchEvent(new SkyExpireEvent(id));
  }

  /** On top of everything, and inside of what may be reached. */
  #move(): void {
    if (!this.isConnected) return;
    const home = overlays.topModal ?? this.renderRoot;
    if (this.#layer.parentNode === home) return;
    this.#announcer.pause();
    this.#clocks.placed();
    this.#draw();
    // If the pointer is on them in the new place, too, that is told anew.
    this.#holdByPointer(false);
    this.#layer.toggleAttribute('data-moved', this.#layer.isConnected);
    home.append(this.#layer);
    this.#layer.showPopover();
    requestAnimationFrame(() => {
      this.#layer.removeAttribute('data-moved');
      this.#announcer.begin();
      this.requestUpdate();
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-notification-host': SkyNotificationHost;
  }
}
