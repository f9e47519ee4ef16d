// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyConfirmDialog, type SkyAbortEvent, type SkyCloseEvent, type SkyClosedEvent, type SkyConfirmEvent, type SkyOpenEvent } from '@skydeck/elements/confirm-dialog';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/confirm-dialog/define';
import * as React from 'react';
import { overlay } from './overlay.js';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/confirm-dialog';

/** Asks for confirmation before an action that cannot be undone. The cancel button has the initial focus. While `pending` is set, only code can close the dialog. The user can ask for it with `sky-abort`. */
export const ConfirmDialog = overlay(createComponent({
  react: React,
  tagName: 'sky-confirm-dialog',
  elementClass: SkyConfirmDialog,
  displayName: 'ConfirmDialog',
  events: {
    onSkyConfirm: 'sky-confirm' as EventName<SkyConfirmEvent>,
    onSkyAbort: 'sky-abort' as EventName<SkyAbortEvent>,
    onSkyOpen: 'sky-open' as EventName<SkyOpenEvent>,
    onSkyClose: 'sky-close' as EventName<SkyCloseEvent>,
    onSkyClosed: 'sky-closed' as EventName<SkyClosedEvent>,
  },
}));
