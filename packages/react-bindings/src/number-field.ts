// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyNumberField } from '@skydeck/elements/number-field';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/number-field/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/number-field';

/** A number with its label, unit, hint and error. Users type it as their language writes numbers. It is submitted as in HTML: `1.5`. The mouse wheel never changes it. */
export const NumberField = createComponent({
  react: React,
  tagName: 'sky-number-field',
  elementClass: SkyNumberField,
  displayName: 'NumberField',
  events: {
    onInput: 'input' as EventName<InputEvent>,
    onChange: 'change' as EventName<Event>,
  },
});
