import { css, html, LitElement } from 'lit';

/** The least a button can be that is an element of its own: the native one, in a shadow root, with one property. */
class BareButton extends LitElement {
  static override properties = { disabled: { type: Boolean } };
  static override styles = css`
    :host {
      display: inline-block;
    }
  `;

  declare disabled: boolean;

  constructor() {
    super();
    this.disabled = false;
  }

  protected override render() {
    return html`<button ?disabled=${this.disabled}><slot></slot></button>`;
  }
}

customElements.define('bare-button', BareButton);

declare global {
  interface HTMLElementTagNameMap {
    'bare-button': BareButton;
  }
}
