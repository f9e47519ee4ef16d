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
    for (let node = this.#host.firstChild; node; node = node.nextSibling)
      if (slotOf(node) === name && isContent(node)) return true;
    return false;
  }

  hostConnected(): void {
    this.#host.shadowRoot!.addEventListener('slotchange', this);
  }

  hostDisconnected(): void {
    this.#host.shadowRoot!.removeEventListener('slotchange', this);
  }

  handleEvent(): void {
    this.#host.requestUpdate();
  }
}

/** Text has no say in where it goes. */
const slotOf = (node: Node): string => (node as Partial<Element>).slot ?? '';

function isContent(node: Node): boolean {
  // A slot handed on from an outer element counts only when somebody filled it.
  if (node instanceof HTMLSlotElement) return node.assignedNodes({ flatten: true }).some(isContent);
  return node instanceof Element || (node instanceof Text && /\S/.test(node.data));
}
