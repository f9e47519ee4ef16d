import { html } from 'lit';
import { Labelled } from './labelled.ts';

class BareCheckbox extends Labelled {
  protected override render() {
    return html`<label><input type="checkbox" ?disabled=${this.disabled} />${this.label}</label>`;
  }
}

/** Its options are handed over, one to a line. */
class BareSelect extends Labelled {
  static override properties = { ...Labelled.properties, choices: {} };

  declare choices: string;

  protected override render() {
    return html`
      <label for="select">${this.label}</label>
      <select id="select" ?disabled=${this.disabled}>
        ${this.choices.split('\n').map((choice) => html`<option>${choice}</option>`)}
      </select>
    `;
  }
}

customElements.define('bare-checkbox', BareCheckbox);
customElements.define('bare-select', BareSelect);
