import '../entries/bare/button.ts';
import '../entries/bare/dialog.ts';
import '../entries/bare/field.ts';
import '../entries/bare/form.ts';
import { fromMarkup, names } from './contestant.ts';
import { offer } from './scenes.ts';

const { form } = names;
const field = `<bare-field label="${form.name}"></bare-field>`;
const zone = `<bare-select label="${form.zone}" choices="${form.zones.join('\n')}"></bare-select>`;
const shared = `<bare-checkbox label="${form.shared}"></bare-checkbox>`;
const submit = `<bare-button>${form.submit}</bare-button>`;

offer({
  button: (text) => Object.assign(document.createElement('bare-button'), { textContent: text }),
  changeButton: (button, text) => Object.assign(button, { textContent: text, disabled: true }),
  field: (label) => Object.assign(document.createElement('bare-field'), { label }),
  changeField: (element, label, value) => Object.assign(element, { label, value, disabled: true }),
  form: () =>
    fromMarkup(`<form>
      ${field}
      <bare-text-area label="${form.description}"></bare-text-area>
      ${zone} ${shared}
      <bare-radio-group label="${form.source}" choices="${form.sources.join('\n')}"></bare-radio-group>
      <bare-switch label="${form.enabled}"></bare-switch>
      ${submit}
    </form>`),
  dialog: () =>
    fromMarkup(`<bare-dialog heading="${names.dialog}">
      ${field} ${zone} ${shared} <bare-button>${names.cancel}</bare-button> ${submit}
    </bare-dialog>`),
  open: (dialog) => (dialog as HTMLElementTagNameMap['bare-dialog']).show(),
});
