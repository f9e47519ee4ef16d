// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyPasswordField } from '@skydeck/elements/password-field';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/password-field/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/password-field';

/** A password that can be shown, with a Caps Lock warning and a list of rules. */
export const PasswordField = createComponent({
  react: React,
  tagName: 'sky-password-field',
  elementClass: SkyPasswordField,
  displayName: 'PasswordField',
  events: {
    onInput: 'input' as EventName<InputEvent>,
    onChange: 'change' as EventName<Event>,
  },
});
