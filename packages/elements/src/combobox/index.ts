export { SkyCombobox, type ComboboxFilter, type ComboboxSize } from './combobox.js';
export type { ComboboxOption } from './combobox.rules.js';
export { SkyMoreEvent, SkyQueryEvent } from './events.js';
