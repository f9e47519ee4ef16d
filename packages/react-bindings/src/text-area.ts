// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyTextArea } from '@skydeck/elements/text-area';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/text-area/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/text-area';

/** Several lines of text with label, hint and error. */
export const TextArea = createComponent({
  react: React,
  tagName: 'sky-text-area',
  elementClass: SkyTextArea,
  displayName: 'TextArea',
  events: {
    onInput: 'input' as EventName<InputEvent>,
    onChange: 'change' as EventName<Event>,
  },
});
