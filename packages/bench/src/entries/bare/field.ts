import { html } from 'lit';
import { Labelled } from './labelled.ts';

/** The least a labelled line of text can be that is an element of its own. */
class BareField extends Labelled {
  protected override render() {
    return html`
      <label for="input">${this.label}</label>
      <input id="input" .value=${this.value} ?disabled=${this.disabled} />
    `;
  }
}

customElements.define('bare-field', BareField);

declare global {
  interface HTMLElementTagNameMap {
    'bare-field': BareField;
  }
}
