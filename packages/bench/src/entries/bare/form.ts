import { html } from 'lit';
import './button.ts';
import './choices.ts';
import './field.ts';
import { Labelled } from './labelled.ts';

class BareTextArea extends Labelled {
  protected override render() {
    return html`
      <label for="input">${this.label}</label>
      <textarea id="input" .value=${this.value} ?disabled=${this.disabled}></textarea>
    `;
  }
}

class BareSwitch extends Labelled {
  protected override render() {
    return html`<label><input type="checkbox" role="switch" ?disabled=${this.disabled} />${this.label}</label>`;
  }
}

/** Its radios are handed over, one to a line. */
class BareRadioGroup extends Labelled {
  static override properties = { ...Labelled.properties, choices: {} };

  declare choices: string;

  protected override render() {
    return html`
      <fieldset role="radiogroup">
        <legend>${this.label}</legend>
        ${this.choices.split('\n').map((choice) => html`<label><input type="radio" name="radio" />${choice}</label>`)}
      </fieldset>
    `;
  }
}

customElements.define('bare-text-area', BareTextArea);
customElements.define('bare-switch', BareSwitch);
customElements.define('bare-radio-group', BareRadioGroup);
