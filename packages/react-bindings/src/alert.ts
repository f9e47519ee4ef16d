// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyAlert, type SkyCloseEvent } from '@skydeck/elements/alert';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/alert/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/alert';

/** A message in the page, next to its subject. More than three lines of text are folded. */
export const Alert = createComponent({
  react: React,
  tagName: 'sky-alert',
  elementClass: SkyAlert,
  displayName: 'Alert',
  events: {
    onSkyClose: 'sky-close' as EventName<SkyCloseEvent>,
  },
});
