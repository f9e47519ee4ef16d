import '../entries/skydeck/button.ts';
import '../entries/skydeck/dialog.ts';
import '../entries/skydeck/field.ts';
import '../entries/skydeck/form.ts';
import type { SkyDialog } from '@skydeck/elements/dialog';
import { fromMarkup, names } from './contestant.ts';
import { offer } from './scenes.ts';

const { form } = names;
const options = form.zones.map((zone) => `<option>${zone}</option>`).join('');
const radios = form.sources.map((source) => `<sky-radio value="${source}" label="${source}"></sky-radio>`).join('');
const field = `<sky-text-field name="name" label="${form.name}"></sky-text-field>`;
const zone = `<sky-select name="zone" label="${form.zone}">${options}</sky-select>`;
const shared = `<sky-checkbox name="shared" label="${form.shared}"></sky-checkbox>`;

offer({
  button: (text) => Object.assign(document.createElement('sky-button'), { textContent: text }),
  changeButton: (button, text) => Object.assign(button, { textContent: text, disabled: true }),
  field: (label) => Object.assign(document.createElement('sky-text-field'), { label }),
  changeField: (element, label, value) => Object.assign(element, { label, value, disabled: true }),
  form: () =>
    fromMarkup(`<form>
      ${field}
      <sky-text-area name="description" label="${form.description}"></sky-text-area>
      ${zone} ${shared}
      <sky-radio-group name="source" label="${form.source}">${radios}</sky-radio-group>
      <sky-switch name="enabled" label="${form.enabled}"></sky-switch>
      <sky-button type="submit" variant="primary">${form.submit}</sky-button>
    </form>`),
  dialog: () =>
    fromMarkup(`<sky-dialog heading="${names.dialog}">
      ${field} ${zone} ${shared}
      <sky-button slot="footer">${names.cancel}</sky-button>
      <sky-button slot="footer" variant="primary">${form.submit}</sky-button>
    </sky-dialog>`),
  open: (dialog) =>
    new Promise((resolve) => {
      dialog.addEventListener('sky-open', resolve, { once: true });
      (dialog as SkyDialog).show();
    }),
});
