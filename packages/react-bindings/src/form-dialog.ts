// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyFormDialog, type SkyAbortEvent, type SkyCloseEvent, type SkyClosedEvent, type SkyOpenEvent, type SkySubmitEvent } from '@skydeck/elements/form-dialog';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/form-dialog/define';
import * as React from 'react';
import { overlay } from './overlay.js';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/form-dialog';

/** A dialog with one `<form>`. It submits the form by its button and by Enter, waits while `pending` is set, moves the focus to the first invalid field, and asks before changes are lost. */
export const FormDialog = overlay(createComponent({
  react: React,
  tagName: 'sky-form-dialog',
  elementClass: SkyFormDialog,
  displayName: 'FormDialog',
  events: {
    onSkySubmit: 'sky-submit' as EventName<SkySubmitEvent>,
    onSkyAbort: 'sky-abort' as EventName<SkyAbortEvent>,
    onSkyOpen: 'sky-open' as EventName<SkyOpenEvent>,
    onSkyClose: 'sky-close' as EventName<SkyCloseEvent>,
    onSkyClosed: 'sky-closed' as EventName<SkyClosedEvent>,
  },
}));
