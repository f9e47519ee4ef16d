/** What a contestant's page puts at the disposal of the scenes. Each method makes an element that is not on the page. */
export interface Contestant {
  button(text: string): HTMLElement;
  /** Another text, and off. */
  changeButton(button: HTMLElement, text: string): void;
  /** A line of text with a label that is its accessible name. */
  field(label: string): HTMLElement;
  /** Another label, a value, and off. */
  changeField(field: HTMLElement, label: string, value: string): void;
  /** A `<form>` with one control of each kind in `names.form`. */
  form(): HTMLElement;
  /** A closed dialog called `names.dialog`, with three controls and two buttons. */
  dialog(): HTMLElement;
  /** Opens it, and resolves when it is open. */
  open(dialog: HTMLElement): Promise<unknown>;
}

/** What things are called on every page, so that all of them have the same text to lay out. */
export const names = {
  button: 'Save network',
  field: 'Network name',
  otherButton: 'Create router',
  otherField: 'Router name',
  value: 'edge-eu',
  form: {
    name: 'Name',
    description: 'Description',
    zone: 'Zone',
    zones: ['eu-north-1', 'eu-north-2', 'eu-west-1'],
    shared: 'Shared with other projects',
    source: 'Source',
    sources: ['Image', 'Volume'],
    enabled: 'Enabled',
    submit: 'Create',
  },
  dialog: 'Create network',
  cancel: 'Cancel',
} as const;

/** From markup to the element; what is inside is made by the browser, as on any page. */
export function fromMarkup(markup: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const [element] = document.importNode(template.content, true).children;
  if (!(element instanceof HTMLElement)) throw new Error('The markup has no element.');
  return element;
}
