// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyDialog, type SkyCloseEvent, type SkyClosedEvent, type SkyOpenEvent } from '@skydeck/elements/dialog';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/dialog/define';
import * as React from 'react';
import { overlay } from './overlay.js';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/dialog';

/** A modal question or form, in the center or as a panel at the end side. The focus moves to the element with `autofocus`, else to the first control, else to the body, which can then be scrolled by keys. It returns when the dialog closes. */
export const Dialog = overlay(createComponent({
  react: React,
  tagName: 'sky-dialog',
  elementClass: SkyDialog,
  displayName: 'Dialog',
  events: {
    onSkyOpen: 'sky-open' as EventName<SkyOpenEvent>,
    onSkyClose: 'sky-close' as EventName<SkyCloseEvent>,
    onSkyClosed: 'sky-closed' as EventName<SkyClosedEvent>,
  },
}));
