// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyPopover, type SkyCloseEvent, type SkyClosedEvent, type SkyOpenEvent } from '@skydeck/elements/popover';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/popover/define';
import * as React from 'react';
import { overlay } from './overlay.js';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/popover';

/** More about one subject, next to the button that opens it. The page stays usable: a click outside, Escape and Tab past the last control close it. The focus moves to the element with `autofocus`, else to the popover, and returns when it closes. */
export const Popover = overlay(createComponent({
  react: React,
  tagName: 'sky-popover',
  elementClass: SkyPopover,
  displayName: 'Popover',
  events: {
    onSkyOpen: 'sky-open' as EventName<SkyOpenEvent>,
    onSkyClose: 'sky-close' as EventName<SkyCloseEvent>,
    onSkyClosed: 'sky-closed' as EventName<SkyClosedEvent>,
  },
}));
