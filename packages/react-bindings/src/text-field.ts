// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyTextField } from '@skydeck/elements/text-field';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/text-field/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/text-field';

/** One line of text with label, hint and error. */
export const TextField = createComponent({
  react: React,
  tagName: 'sky-text-field',
  elementClass: SkyTextField,
  displayName: 'TextField',
  events: {
    onInput: 'input' as EventName<InputEvent>,
    onChange: 'change' as EventName<Event>,
  },
});
