// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyFileField } from '@skydeck/elements/file-field';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/file-field/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/file-field';

/** Files to submit with a form: chosen, dropped or pasted. The field uploads nothing itself. */
export const FileField = createComponent({
  react: React,
  tagName: 'sky-file-field',
  elementClass: SkyFileField,
  displayName: 'FileField',
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});
