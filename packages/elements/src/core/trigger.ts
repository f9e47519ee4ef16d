import type { ReactiveController, ReactiveControllerHost } from 'lit';

export type TriggerKey = 'ArrowDown' | 'ArrowUp';

interface TriggerOptions {
  readonly haspopup: 'dialog' | 'menu';
  readonly isOpen: () => boolean;
  readonly pressed: () => void;
  /** An arrow key, which opens what a menu button opens. Without it, arrows do nothing. */
  readonly arrow?: (key: TriggerKey) => void;
}

type Expandable = HTMLElement & { expanded?: boolean | null; haspopup?: string };

/**
 * The element in the slot `trigger`: it opens and closes an overlay, and says so to assistive technology.
 * A `sky-button` is told by its properties, for its shadow tree hides attributes of the host from the tree.
 */
export class Trigger implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: TriggerOptions;

  constructor(host: ReactiveControllerHost & HTMLElement, options: TriggerOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** The button itself, also when a tooltip lies around it. */
  get element(): HTMLElement | null {
    const slotted = this.#host.querySelector<HTMLElement>(':scope > [slot="trigger"]');
    return slotted?.localName === 'sky-tooltip' ? slotted.querySelector<HTMLElement>(':scope > *') : slotted;
  }

  hostConnected(): void {
    this.#host.addEventListener('click', this.#onClick);
    this.#host.addEventListener('keydown', this.#onKeydown);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('click', this.#onClick);
    this.#host.removeEventListener('keydown', this.#onKeydown);
  }

  hostUpdated(): void {
    const trigger = this.element as Expandable | null;
    if (!trigger) return;
    // What it takes is known only once its class is there.
    if (trigger.matches(':not(:defined)'))
      void customElements.whenDefined(trigger.localName).then(() => this.#tell(trigger));
    else this.#tell(trigger);
  }

  #tell(trigger: Expandable): void {
    const isOpen = this.#options.isOpen();
    if ('expanded' in trigger) {
      trigger.expanded = isOpen;
      trigger.haspopup = this.#options.haspopup;
      return;
    }
    trigger.setAttribute('aria-expanded', String(isOpen));
    trigger.setAttribute('aria-haspopup', this.#options.haspopup);
  }

  #isFrom(event: Event): boolean {
    const { element } = this;
    return element !== null && event.composedPath().includes(element);
  }

  readonly #onClick = (event: MouseEvent): void => {
    if (this.#isFrom(event)) this.#options.pressed();
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    const { arrow } = this.#options;
    if (!arrow || !this.#isFrom(event) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    // A button that is off for a reason, or busy, has focus all the same.
    if (event.composedPath().some((target) => target instanceof Element && target.ariaDisabled === 'true')) return;
    event.preventDefault();
    arrow(event.key);
  };
}
