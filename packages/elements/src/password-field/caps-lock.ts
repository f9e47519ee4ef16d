import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Knows whether Caps Lock is on while the host has focus. The browser tells only with a key or a press. */
export class CapsLock implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #isOn = false;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  hostConnected(): void {
    for (const type of ['keydown', 'keyup', 'pointerdown'] as const) this.#host.addEventListener(type, this.#onSign);
    this.#host.addEventListener('focusout', this.#onFocusout);
  }

  hostDisconnected(): void {
    for (const type of ['keydown', 'keyup', 'pointerdown'] as const) this.#host.removeEventListener(type, this.#onSign);
    this.#host.removeEventListener('focusout', this.#onFocusout);
    this.#isOn = false;
  }

  readonly #onSign = (event: KeyboardEvent | PointerEvent): void => {
    // A password manager may send an event of that name that is none of a keyboard.
    if (typeof event.getModifierState === 'function') this.#set(event.getModifierState('CapsLock'));
  };

  readonly #onFocusout = (event: FocusEvent): void => {
    const { relatedTarget } = event;
    const stays = relatedTarget instanceof Node && this.#host.contains(relatedTarget);
    if (!stays) this.#set(false);
  };

  #set(isOn: boolean): void {
    if (isOn === this.#isOn) return;
    this.#isOn = isOn;
    this.#host.requestUpdate();
  }
}
