// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkySwitch } from '@skydeck/elements/switch';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/switch/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/switch';

/** Turns one thing on or off, immediately or for the fields below it. */
export const Switch = createComponent({
  react: React,
  tagName: 'sky-switch',
  elementClass: SkySwitch,
  displayName: 'Switch',
  events: {
    onInput: 'input' as EventName<InputEvent>,
    onChange: 'change' as EventName<Event>,
  },
});
