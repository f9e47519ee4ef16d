// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkySelect } from '@skydeck/elements/select';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/select/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/select';

/** One option of a short list. The children are native `<option>`, `<optgroup>` and `<hr>` elements. */
export const Select = createComponent({
  react: React,
  tagName: 'sky-select',
  elementClass: SkySelect,
  displayName: 'Select',
  events: {
    onInput: 'input' as EventName<InputEvent>,
    onChange: 'change' as EventName<Event>,
  },
});
