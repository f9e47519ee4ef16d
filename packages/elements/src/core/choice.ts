import { LitElement, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';

/** What a group tells each of its choices. */
export interface ChoiceState {
  readonly isChecked: boolean;
  readonly isOff: boolean;
}

/** The key of what only the group calls. */
export const follow = Symbol('follow');

/** What the choices of a `ChoiceGroup` share: a value, and the role and states that their group tells them. */
export abstract class ChoiceElement extends LitElement {
  readonly #internals = this.attachInternals();

  /** The value of the group while this option is selected. */
  @property({ attribute: 'value' }) value = '';
  @property({ attribute: 'disabled', type: Boolean, reflect: true }) disabled = false;

  /** The tag of its group. */
  protected abstract readonly groupTag: string;

  override connectedCallback(): void {
    super.connectedCallback();
    // The attributes, not the internals: what drives a browser from outside finds a role only there.
    this.role = 'radio';
    this.ariaChecked ??= 'false';
  }

  /** @private */
  [follow]({ isChecked, isOff }: ChoiceState): void {
    this.ariaChecked = String(isChecked);
    // As an attribute, for that is all that audit tools see.
    if (isOff) this.setAttribute('aria-disabled', 'true');
    else this.removeAttribute('aria-disabled');
    // It would be a tab stop at which nothing can be done.
    if (isOff) this.removeAttribute('tabindex');
    this.mark({ checked: isChecked, off: isOff });
  }

  /** Turns states on and off, by their names in `:state()`. */
  protected mark(states: Readonly<Record<string, boolean>>): void {
    for (const [name, isOn] of Object.entries(states)) this.#internals.states[isOn ? 'add' : 'delete'](name);
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    if (changed.has('value') || changed.has('disabled')) this.closest<LitElement>(this.groupTag)?.requestUpdate();
  }
}
