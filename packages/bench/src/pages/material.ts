import '../entries/material/button.ts';
import '../entries/material/dialog.ts';
import '../entries/material/field.ts';
import '../entries/material/form.ts';
import { fromMarkup, names } from './contestant.ts';
import { offer } from './scenes.ts';

const { form } = names;
const options = form.zones
  .map((zone) => `<md-select-option value="${zone}"><div slot="headline">${zone}</div></md-select-option>`)
  .join('');
// Its guides put a `<label>` around what has no label of its own. The native control of some is out of its reach, and has
// the name once more.
const radios = form.sources
  .map((source) => `<label><md-radio name="source" value="${source}"></md-radio>${source}</label>`)
  .join('');
const field = `<md-outlined-text-field name="name" label="${form.name}"></md-outlined-text-field>`;
const zone = `<md-outlined-select name="zone" label="${form.zone}">${options}</md-outlined-select>`;
const shared = `<label><md-checkbox name="shared" aria-label="${form.shared}"></md-checkbox>${form.shared}</label>`;

offer({
  button: (text) => Object.assign(document.createElement('md-filled-button'), { textContent: text }),
  changeButton: (button, text) => Object.assign(button, { textContent: text, disabled: true }),
  field: (label) => Object.assign(document.createElement('md-outlined-text-field'), { label }),
  changeField: (element, label, value) => Object.assign(element, { label, value, disabled: true }),
  form: () =>
    fromMarkup(`<form>
      ${field}
      <md-outlined-text-field type="textarea" name="description" label="${form.description}"></md-outlined-text-field>
      ${zone} ${shared}
      <div role="radiogroup" aria-label="${form.source}">${radios}</div>
      <label><md-switch name="enabled" aria-label="${form.enabled}"></md-switch>${form.enabled}</label>
      <md-filled-button type="submit">${form.submit}</md-filled-button>
    </form>`),
  // `quick` leaves out its motion, which it does not do by itself for who asks for less of it.
  dialog: () =>
    fromMarkup(`<md-dialog quick aria-label="${names.dialog}">
      <div slot="headline">${names.dialog}</div>
      <div slot="content">${field} ${zone} ${shared}</div>
      <div slot="actions">
        <md-filled-button>${names.cancel}</md-filled-button><md-filled-button>${form.submit}</md-filled-button>
      </div>
    </md-dialog>`),
  open: (dialog) => (dialog as HTMLElementTagNameMap['md-dialog']).show(),
});
