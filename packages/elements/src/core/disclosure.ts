import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { composedContains, deepActiveElement } from './composed-tree.js';
import { SkyClosedEvent, SkyOpenEvent, type CloseReason } from './events.js';
import { onLeave } from './light-dismiss.js';
import { overlays } from './overlay-stack.js';
import { Anchored, type Placement } from './placement.js';
import { Trigger, type TriggerKey } from './trigger.js';

type Host = ReactiveControllerHost &
  HTMLElement & {
    open: boolean;
    readonly placement: Placement;
    close(reason: CloseReason): void;
  };

export interface DisclosureOptions {
  readonly haspopup: 'dialog' | 'menu';
  /** What appears: an element with `popover="manual"` in the host's shadow root. */
  readonly panel: () => HTMLElement;
  readonly states: CustomStateSet;
  /** It is on the screen: the moment to give focus to what is inside. */
  readonly entered: () => void;
  /** An arrow key on the trigger. Without it, arrows do nothing. */
  readonly arrow?: (key: TriggerKey) => void;
}

/**
 * What a popover and a menu share: a trigger shows and hides a panel beside it, and the page around stays usable.
 * It follows the host's `open`; everything a person does asks the host's `close()` first.
 */
export class Disclosure implements ReactiveController {
  readonly #host: Host;
  readonly #options: DisclosureOptions;
  readonly #trigger: Trigger;
  readonly #anchored: Anchored;
  /** Undoes what showing it did to the rest of the page; there only while it is shown. */
  #release: (() => void) | undefined;
  #isFocusElsewhere = false;

  constructor(host: Host, options: DisclosureOptions) {
    this.#host = host;
    this.#options = options;
    const { haspopup, panel, arrow } = options;
    this.#trigger = new Trigger(host, {
      haspopup,
      isOpen: () => host.open,
      pressed: () => this.#toggle(),
      ...(arrow && { arrow }),
    });
    this.#anchored = new Anchored(host, {
      anchor: () => this.#trigger.element,
      floating: panel,
      placement: () => host.placement,
    });
    host.addController(this);
  }

  hostConnected(): void {
    // Taken out and put in again while open, it has to be shown again.
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#release?.();
  }

  hostUpdated(): void {
    const { open, isConnected } = this.#host;
    if (!isConnected || open === (this.#release !== undefined)) return;
    if (open) this.#enter();
    else void this.#leave();
  }

  #toggle(): void {
    if (this.#host.open) this.#host.close('button');
    else this.#host.open = true;
  }

  #enter(): void {
    // Without a trigger there is no place for it yet; the host asks again when one comes.
    if (!this.#trigger.element) return;
    this.#options.panel().inert = false;
    this.#anchored.show();
    const pop = overlays.push({ element: this.#host, modal: false, escape: () => this.#host.close('escape') });
    const stop = onLeave(this.#host, (how) => this.#onLeave(how));
    this.#release = () => {
      this.#release = undefined;
      stop();
      pop();
      this.#options.states.delete('open');
    };
    this.#options.states.add('open');
    this.#isFocusElsewhere = false;
    this.#options.entered();
    this.#host.dispatchEvent(new SkyOpenEvent());
  }

  #onLeave(how: 'press' | 'focus'): void {
    this.#isFocusElsewhere = how === 'focus';
    this.#host.close('backdrop');
  }

  async #leave(): Promise<void> {
    const panel = this.#options.panel();
    const isCalledBack = this.#ownsFocus(panel);
    this.#release?.();
    // While it fades it takes no keys and no presses.
    panel.inert = true;
    this.#anchored.hide();
    if (isCalledBack) this.#trigger.element?.focus();
    await Promise.allSettled(panel.getAnimations().map(({ finished }) => finished));
    if (!this.#host.open) this.#host.dispatchEvent(new SkyClosedEvent());
  }
  /** Focus that went elsewhere by itself is not called back; focus that was lost with what had it, is. */
  #ownsFocus(panel: HTMLElement): boolean {
    const active = deepActiveElement();
    const isLost = active === null || active === document.body;
    return composedContains(panel, active) || (isLost && !this.#isFocusElsewhere);
  }
}
