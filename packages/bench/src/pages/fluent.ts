import '../entries/fluent/button.ts';
import '../entries/fluent/dialog.ts';
import '../entries/fluent/field.ts';
import '../entries/fluent/form.ts';
import type { Dialog } from '@fluentui/web-components/dialog/class.js';
import { fromMarkup, names } from './contestant.ts';
import { offer } from './scenes.ts';

// Its guides put a `fluent-field` with a `<label>` around what has no label of its own.
const labelled = (label: string, control: string, position = 'above') =>
  `<fluent-field label-position="${position}"><label slot="label">${label}</label>${control}</fluent-field>`;

const { form } = names;
const options = form.zones.map((zone) => `<fluent-option value="${zone}">${zone}</fluent-option>`).join('');
const radios = form.sources
  .map((source) => labelled(source, `<fluent-radio slot="input" value="${source}"></fluent-radio>`, 'after'))
  .join('');
const field = `<fluent-text-input name="name">${form.name}</fluent-text-input>`;
const zone = labelled(
  form.zone,
  `<fluent-dropdown slot="input" name="zone"><fluent-listbox>${options}</fluent-listbox></fluent-dropdown>`,
);
const shared = labelled(form.shared, '<fluent-checkbox slot="input" name="shared"></fluent-checkbox>', 'after');

offer({
  button: (text) => Object.assign(document.createElement('fluent-button'), { textContent: text }),
  changeButton: (button, text) => Object.assign(button, { textContent: text, disabled: true }),
  field: (label) => Object.assign(document.createElement('fluent-text-input'), { textContent: label }),
  changeField: (element, label, value) => Object.assign(element, { textContent: label, value, disabled: true }),
  form: () =>
    fromMarkup(`<form>
      ${field}
      <fluent-textarea name="description"><label slot="label">${form.description}</label></fluent-textarea>
      ${zone} ${shared}
      ${labelled(form.source, `<fluent-radio-group slot="input" name="source">${radios}</fluent-radio-group>`)}
      ${labelled(form.enabled, '<fluent-switch slot="input" name="enabled"></fluent-switch>', 'after')}
      <fluent-button type="submit" appearance="primary">${form.submit}</fluent-button>
    </form>`),
  dialog: () =>
    fromMarkup(`<fluent-dialog aria-label="${names.dialog}">
      <fluent-dialog-body>
        <h2 slot="title">${names.dialog}</h2>
        ${field} ${zone} ${shared}
        <fluent-button slot="action">${names.cancel}</fluent-button>
        <fluent-button slot="action" appearance="primary">${form.submit}</fluent-button>
      </fluent-dialog-body>
    </fluent-dialog>`),
  open: (dialog) =>
    new Promise((resolve) => {
      dialog.addEventListener('toggle', resolve, { once: true });
      (dialog as Dialog).show();
    }),
});
