import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Tells a template which of its slots have content, so that it can hide the box around an empty one.
 * The slot itself is always rendered: a slot that comes and goes loses its events.
 */
export class SlotPresence implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  /** @param name The slot's name; '' is the default slot. */
  has(name = ''): boolean {
    return [...this.#host.childNodes].some((node) => slotOf(node) === name && isContent(node));
  }

  hostConnected(): void {
    this.#host.shadowRoot?.addEventListener('slotchange', this.#changed);
  }

  hostUpdated(): void {
    // The shadow root is made after `hostConnected` the first time; adding the same listener again does nothing.
    this.#host.shadowRoot?.addEventListener('slotchange', this.#changed);
  }

  hostDisconnected(): void {
    this.#host.shadowRoot?.removeEventListener('slotchange', this.#changed);
  }

  readonly #changed = (): void => this.#host.requestUpdate();
}

function slotOf(node: Node): string {
  return node instanceof Element ? node.slot : '';
}

function isContent(node: Node): boolean {
  // A slot handed on from an outer element counts only when somebody filled it.
  if (node instanceof HTMLSlotElement) return node.assignedNodes({ flatten: true }).some(isContent);
  return node instanceof Element || (node instanceof Text && node.data.trim() !== '');
}
