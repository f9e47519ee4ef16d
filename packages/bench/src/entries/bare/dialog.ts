import { html, LitElement } from 'lit';
import './button.ts';
import './choices.ts';
import './field.ts';

class BareDialog extends LitElement {
  static override properties = { heading: {} };

  declare heading: string;

  /** Shows it once it is drawn. */
  async show() {
    await this.updateComplete;
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  protected override render() {
    return html`<dialog aria-labelledby="heading"><h2 id="heading">${this.heading}</h2><slot></slot></dialog>`;
  }
}

customElements.define('bare-dialog', BareDialog);

declare global {
  interface HTMLElementTagNameMap {
    'bare-dialog': BareDialog;
  }
}
