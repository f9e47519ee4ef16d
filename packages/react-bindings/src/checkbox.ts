// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyCheckbox } from '@skydeck/elements/checkbox';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/checkbox/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/checkbox';

/** An option that is on or off and takes effect when its form is submitted. */
export const Checkbox = createComponent({
  react: React,
  tagName: 'sky-checkbox',
  elementClass: SkyCheckbox,
  displayName: 'Checkbox',
  events: {
    onInput: 'input' as EventName<InputEvent>,
    onChange: 'change' as EventName<Event>,
  },
});
